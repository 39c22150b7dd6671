import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/**
 * Amplify deletes its own note of a federated sign-in (`oauthMetadata`) together with the tokens, before it leads to
 * `/logout`. This one stays until the provider was told.
 */
const NAME = '__Host-provider-session'
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const YEAR = 365 * 24 * 60 * 60

export const noteProviderSession = (c: Context): void =>
  setCookie(c, NAME, '1', { ...ATTRIBUTES, maxAge: YEAR })

export const hasProviderSession = (c: Context): boolean => getCookie(c, NAME) !== undefined

export const forgetProviderSession = (c: Context): void => {
  if (hasProviderSession(c)) deleteCookie(c, NAME, ATTRIBUTES)
}
