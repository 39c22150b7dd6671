import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/**
 * Amplify deletes its own record of a federated sign-in (`oauthMetadata`) together with the tokens before it navigates
 * to `/logout`. This cookie stays until the session at the provider has ended.
 */
const NAME = '__Host-provider-session'
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const YEAR = 365 * 24 * 60 * 60

export const setProviderSession = (c: Context): void =>
  setCookie(c, NAME, '1', { ...ATTRIBUTES, maxAge: YEAR })

export const hasProviderSession = (c: Context): boolean => getCookie(c, NAME) !== undefined

export const clearProviderSession = (c: Context): void => {
  if (hasProviderSession(c)) deleteCookie(c, NAME, ATTRIBUTES)
}
