import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { INTEGRATION_SECONDS } from './integration-token.ts'
import { open, seal } from './sealed.ts'

/**
 * The integration token between the call that created it and `GET /login/start`, so that it is in no URL. Strict: sent
 * with navigation from our own pages only; HttpOnly: no script reads it.
 */
const NAME = '__Host-integration'
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

/** Seals the token into its cookie. */
export async function setIntegrationTokenCookie(
  c: Context,
  keys: readonly string[],
  token: string,
): Promise<void> {
  const sealed = await seal(keys, NAME, token, INTEGRATION_SECONDS)
  setCookie(c, NAME, sealed, { ...ATTRIBUTES, maxAge: INTEGRATION_SECONDS })
}

/** Reads the token once and deletes the cookie in any case. `null` when there was none, or an expired one. */
export async function consumeIntegrationToken(c: Context, keys: readonly string[]): Promise<string | null> {
  const sealed = getCookie(c, NAME)
  clearIntegrationToken(c)
  return open(keys, NAME, sealed)
}

/** Deletes the cookie. */
export function clearIntegrationToken(c: Context): void {
  if (getCookie(c, NAME) !== undefined) deleteCookie(c, NAME, ATTRIBUTES)
}
