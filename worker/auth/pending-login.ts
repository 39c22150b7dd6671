import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { open, seal } from './sealed.ts'

/**
 * The ID token of a sign-in without an account, because its email address has one, until its owner has signed in to
 * that account. Lax, because that sign-in may come back from another site; HttpOnly, because no script needs it.
 */
const NAME = '__Host-pending-login'
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
/** Long enough for a forgotten password, in seconds. */
const LIFETIME = 10 * 60
/** Browsers drop what is larger. */
const MAX_COOKIE_LENGTH = 4000

/**
 * Seals the ID token into its cookie; skipped when it exceeds the size of a cookie: the visitor can still choose a
 * provider.
 */
export async function savePendingLogin(c: Context, keys: readonly string[], idToken: string): Promise<void> {
  const sealed = await seal(keys, NAME, idToken, LIFETIME)
  const isTooLarge = NAME.length + sealed.length >= MAX_COOKIE_LENGTH
  const value = isTooLarge ? await seal(keys, NAME, '', LIFETIME) : sealed
  setCookie(c, NAME, value, { ...ATTRIBUTES, maxAge: LIFETIME })
}

/** Whether this browser was shown that its email address has an account. */
export const hasPendingLogin = (c: Context): boolean => getCookie(c, NAME) !== undefined

/** Reads the ID token once and deletes the cookie in any case. `null` when there was none, or an expired one. */
export async function consumePendingLogin(c: Context, keys: readonly string[]): Promise<string | null> {
  const sealed = getCookie(c, NAME)
  clearPendingLogin(c)
  return open(keys, NAME, sealed)
}

/** Deletes the cookie. */
export function clearPendingLogin(c: Context): void {
  if (hasPendingLogin(c)) deleteCookie(c, NAME, ATTRIBUTES)
}
