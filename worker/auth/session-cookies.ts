import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { deleteSentCookie, jsCookieName, jsCookieValue, setJsCookie } from './js-cookie.ts'

/** The tokens of a session, as the provider issued them. */
export type SessionTokens = { username: string; accessToken: string; idToken: string; refreshToken: string }

const PREFIX = 'CognitoIdentityServiceProvider'
/** What Amplify deletes when somebody signs out. What it remembers of a trusted device stays. */
const OF_SESSION = new RegExp(
  `^${PREFIX}\\..*\\.(LastAuthUser|accessToken|idToken|refreshToken|clockDrift|signInDetails|oauthMetadata)$`,
)
/** A browser drops a cookie of more than 4,096 bytes without a word, and a session without one of its tokens is none. */
const LARGEST = 4000
/** Deletions are headers too, and an answer may only have so many. */
const MOST_DELETED = 40

/** Amplify's keys (`AuthTokenStorageKeys`) and what stands under them after a federated sign-in. */
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

/** Whether every cookie of these tokens is one that a browser keeps. */
export const fitsIntoCookies = (clientId: string, tokens: SessionTokens): boolean =>
  entriesOf(clientId, tokens).every(
    ([name, value]) => jsCookieName(name).length + jsCookieValue(value).length < LARGEST,
  )

/**
 * Begins a session: the cookies that Amplify reads in the browser, and none that was there before, whoever put it
 * there.
 */
export function writeSession(c: Context, clientId: string, tokens: SessionTokens): void {
  const entries = entriesOf(clientId, tokens)
  const kept = new Set(entries.map(([name]) => jsCookieName(name)))
  for (const name of sentNames(c).slice(0, MOST_DELETED)) if (!kept.has(name)) deleteSentCookie(c, name)
  for (const [name, value] of entries) setJsCookie(c, name, value)
}

/** Deletes whatever is left of any session, of this client or another. */
export function clearSession(c: Context): void {
  for (const name of sentNames(c).slice(0, MOST_DELETED)) deleteSentCookie(c, name)
}

/** What the browser holds of a session, unverified: any of it may be missing, old or forged. */
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
