import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { INTEGRATION_COOKIE } from '#domain/site/cookie-names.ts'
import { open, seal } from './sealed.ts'

/** A login on its way to be added to an account: who vouches for it, the custom state, and the new id token. */
export type LoginToAdd = { provider: string; customState: string; idToken: string | undefined }

/** Seconds (spec §9). */
const INTEGRATION_SECONDS = 60
/** Name and value; browsers drop what is larger. */
const LARGEST = 4000

/** Strict: it is not sent when another site leads here, not even by way of a redirect of ours. No script needs it. */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

const clear = (c: Context) => deleteCookie(c, INTEGRATION_COOKIE, ATTRIBUTES)

/**
 * Keeps `"{provider} {state}"`, and behind another space the id token, sealed for a minute. `false`, and nothing is
 * kept, when that is more than a browser takes.
 */
export async function keepIntegration(
  c: Context,
  keys: readonly string[],
  { provider, customState, idToken }: LoginToAdd,
): Promise<boolean> {
  const record = [provider, customState, idToken].filter((part) => part !== undefined).join(' ')
  const sealed = await seal(keys, INTEGRATION_COOKIE, record, INTEGRATION_SECONDS)
  if (INTEGRATION_COOKIE.length + sealed.length >= LARGEST) return false
  setCookie(c, INTEGRATION_COOKIE, sealed, { ...ATTRIBUTES, maxAge: INTEGRATION_SECONDS })
  return true
}

const recordOf = async (c: Context, keys: readonly string[]): Promise<LoginToAdd | null> => {
  const record = await open(keys, INTEGRATION_COOKIE, getCookie(c, INTEGRATION_COOKIE))
  const [provider, customState, idToken] = record?.split(' ') ?? []
  return provider && customState ? { provider, customState, idToken } : null
}

/** What was kept, once: the cookie goes, whatever was in it. `null` for less than a provider and a state. */
export async function takeIntegration(c: Context, keys: readonly string[]): Promise<LoginToAdd | null> {
  const record = await recordOf(c, keys)
  if (getCookie(c, INTEGRATION_COOKIE) !== undefined) clear(c)
  return record
}

/** Gives up what was kept. */
export const clearIntegration = clear
