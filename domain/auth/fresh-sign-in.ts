/** Maximum age of a sign-in for actions that could lead to account takeover, in minutes (ASVS 5, 7.5.1 and 7.5.3). */
export const FRESH_MINUTES = 10

/** Error code of the 403 for a sign-in older than that. */
export const STALE_SIGN_IN = 'E11403'

/** Result of `GET /v1/me/sign-in`: how long the sign-in still counts as fresh, in seconds. */
export type SignIn = { freshSeconds: number }

const SECOND = 1000

/**
 * Seconds for which a sign-in still counts as fresh; 0 when it no longer does. Refreshing a token is not a new
 * sign-in.
 * @param signedInAt `auth_time` of its tokens, in seconds since 1970
 */
export const freshSecondsLeft = (signedInAt: number, now: Date): number =>
  Math.max(0, signedInAt + FRESH_MINUTES * 60 - Math.floor(now.getTime() / SECOND))
