import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { INTEGRATION_COOKIE } from '#domain/site/cookie-names.ts'
import { open, seal } from './sealed.ts'

/** A login to be added to an account: the provider, the custom state, and the new ID token. */
export type LoginToAdd = { provider: string; customState: string; idToken: string | undefined }

/** Seconds (spec §9). */
const INTEGRATION_SECONDS = 60
/** Name and value; browsers drop what is larger. */
const MAX_COOKIE_LENGTH = 4000

/** Strict: not sent on navigation from another site, including our own redirect on that chain. No script needs it. */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

const clear = (c: Context) => deleteCookie(c, INTEGRATION_COOKIE, ATTRIBUTES)

/**
 * Stores `"{provider} {state}"`, and after another space the ID token, sealed for a minute. `false`, and nothing
 * stored, when it exceeds the size of a cookie.
 */
export async function saveIntegration(
  c: Context,
  keys: readonly string[],
  { provider, customState, idToken }: LoginToAdd,
): Promise<boolean> {
  const record = [provider, customState, idToken].filter((part) => part !== undefined).join(' ')
  const sealed = await seal(keys, INTEGRATION_COOKIE, record, INTEGRATION_SECONDS)
  if (INTEGRATION_COOKIE.length + sealed.length >= MAX_COOKIE_LENGTH) return false
  setCookie(c, INTEGRATION_COOKIE, sealed, { ...ATTRIBUTES, maxAge: INTEGRATION_SECONDS })
  return true
}

const recordOf = async (c: Context, keys: readonly string[]): Promise<LoginToAdd | null> => {
  const record = await open(keys, INTEGRATION_COOKIE, getCookie(c, INTEGRATION_COOKIE))
  const [provider, customState, idToken] = record?.split(' ') ?? []
  return provider && customState ? { provider, customState, idToken } : null
}

/** Reads the cookie once and deletes it in any case. `null` for less than a provider and a state. */
export async function consumeIntegration(c: Context, keys: readonly string[]): Promise<LoginToAdd | null> {
  const record = await recordOf(c, keys)
  if (getCookie(c, INTEGRATION_COOKIE) !== undefined) clear(c)
  return record
}

/** Deletes the cookie. */
export const clearIntegration = clear
