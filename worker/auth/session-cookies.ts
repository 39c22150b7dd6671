import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { deleteSentCookie, jsCookieName, jsCookieValue, setJsCookie } from './js-cookie.ts'

/** The tokens of a session, as the provider issued them. */
export type SessionTokens = { username: string; accessToken: string; idToken: string; refreshToken: string }

const PREFIX = 'CognitoIdentityServiceProvider'
/** The cookies that Amplify deletes at sign-out. Those of a remembered device stay. */
const OF_SESSION = new RegExp(
  `^${PREFIX}\\..*\\.(LastAuthUser|accessToken|idToken|refreshToken|clockDrift|signInDetails|oauthMetadata)$`,
)
/** Browsers silently drop cookies of more than 4,096 bytes, and a session needs all its tokens. */
const MAX_COOKIE_LENGTH = 4000
/** Each deletion is a header, whose number is limited. */
const MAX_DELETED = 40

/** Amplify's keys (`AuthTokenStorageKeys`) and their values after a federated sign-in. */
const entriesOf = (clientId: string, { username, accessToken, idToken, refreshToken }: SessionTokens) => {
  const user = `${PREFIX}.${clientId}.${username}`
  return [
    [`${PREFIX}.${clientId}.LastAuthUser`, username],
    [`${user}.accessToken`, accessToken],
    [`${user}.idToken`, idToken],
    [`${user}.refreshToken`, refreshToken],
    [`${user}.clockDrift`, '0'],
    [`${user}.oauthMetadata`, JSON.stringify({ oauthSignIn: true })],
  ] as const
}

const sentNames = (c: Context): string[] => Object.keys(getCookie(c)).filter((name) => OF_SESSION.test(name))

/** Whether a browser stores all cookies of these tokens. */
export const fitsIntoCookies = (clientId: string, tokens: SessionTokens): boolean =>
  entriesOf(clientId, tokens).every(
    ([name, value]) => jsCookieName(name).length + jsCookieValue(value).length < MAX_COOKIE_LENGTH,
  )

/**
 * Starts a session: sets the cookies that Amplify reads in the browser, and deletes those of earlier sessions,
 * including planted ones.
 */
export function writeSession(c: Context, clientId: string, tokens: SessionTokens): void {
  const entries = entriesOf(clientId, tokens)
  const currentNames = new Set(entries.map(([name]) => jsCookieName(name)))
  for (const name of sentNames(c).slice(0, MAX_DELETED))
    if (!currentNames.has(name)) deleteSentCookie(c, name)
  for (const [name, value] of entries) setJsCookie(c, name, value)
}

/** Deletes the cookies of all sessions, of this client and others. */
export function clearSession(c: Context): void {
  for (const name of sentNames(c).slice(0, MAX_DELETED)) deleteSentCookie(c, name)
}

/** The session in the browser's cookies, unverified: any part may be missing, old or forged. */
export function readSession(c: Context, clientId: string): Partial<SessionTokens> & { isFederated: boolean } {
  const username = getCookie(c, jsCookieName(`${PREFIX}.${clientId}.LastAuthUser`))
  if (!username) return { isFederated: false }
  const read = (key: string) => getCookie(c, jsCookieName(`${PREFIX}.${clientId}.${username}.${key}`))
  return {
    username,
    accessToken: read('accessToken'),
    idToken: read('idToken'),
    refreshToken: read('refreshToken'),
    isFederated: read('oauthMetadata')?.includes('"oauthSignIn":true') ?? false,
  }
}
