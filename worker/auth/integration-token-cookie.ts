import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { INTEGRATION_SECONDS } from './integration-token.ts'
import { open, seal } from './sealed.ts'

/**
 * The integration token on its way from the call that made it to the address that begins with it, so that it stands in
 * no address. Strict: only our own page leads there with it; HttpOnly: no script reads it.
 */
const NAME = '__Host-integration'
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

/** Seals the token into its cookie. */
export async function keepIntegrationToken(
  c: Context,
  keys: readonly string[],
  token: string,
): Promise<void> {
  const sealed = await seal(keys, NAME, token, INTEGRATION_SECONDS)
  setCookie(c, NAME, sealed, { ...ATTRIBUTES, maxAge: INTEGRATION_SECONDS })
}

/** The token, once: the cookie goes, whatever was in it. `null` when there was none, or too long ago. */
export async function takeIntegrationToken(c: Context, keys: readonly string[]): Promise<string | null> {
  const sealed = getCookie(c, NAME)
  clearIntegrationToken(c)
  return open(keys, NAME, sealed)
}

/** Gives up what was kept. */
export function clearIntegrationToken(c: Context): void {
  if (getCookie(c, NAME) !== undefined) deleteCookie(c, NAME, ATTRIBUTES)
}
