import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { open, seal } from './sealed.ts'

/**
 * A sign-in that has made no account yet, because its mail address has one: its id token, until its owner has signed in
 * to that account. Lax, because that sign-in may come back from another site; HttpOnly, as no script needs it.
 */
const NAME = '__Host-pending-login'
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
/** Long enough for a forgotten password, in seconds. */
const LIFETIME = 10 * 60
/** Browsers drop what is larger. */
const LARGEST = 4000

/** Seals the id token into its cookie; nothing where no browser would keep it, so that the visitor may choose at least. */
export async function keepPendingLogin(c: Context, keys: readonly string[], idToken: string): Promise<void> {
  const sealed = await seal(keys, NAME, idToken, LIFETIME)
  const isTooLarge = NAME.length + sealed.length >= LARGEST
  const value = isTooLarge ? await seal(keys, NAME, '', LIFETIME) : sealed
  setCookie(c, NAME, value, { ...ATTRIBUTES, maxAge: LIFETIME })
}

/** Whether this browser has been told that its mail address has an account. */
export const hasPendingLogin = (c: Context): boolean => getCookie(c, NAME) !== undefined

/** The id token, once: the cookie goes, whatever was in it. `null` when there was none, or too long ago. */
export async function takePendingLogin(c: Context, keys: readonly string[]): Promise<string | null> {
  const sealed = getCookie(c, NAME)
  clearPendingLogin(c)
  return open(keys, NAME, sealed)
}

/** Gives the sign-in up. */
export function clearPendingLogin(c: Context): void {
  if (hasPendingLogin(c)) deleteCookie(c, NAME, ATTRIBUTES)
}
