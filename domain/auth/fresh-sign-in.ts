/** How long ago a sign-in may be for what could take an account over, in minutes (ASVS 5, 7.5.1 and 7.5.3). */
export const FRESH_MINUTES = 10

/** The code of a refusal (403) because the sign-in is older than that. */
export const STALE_SIGN_IN = 'E11403'

/** What `GET /v1/me/sign-in` tells: for how much longer the sign-in counts as fresh, in seconds. */
export type SignIn = { freshSeconds: number }

const SECOND = 1000

/**
 * For how much longer a sign-in counts as fresh, in seconds; 0 when it does no more. Renewing a token is no new sign-in.
 * @param signedInAt `auth_time` of its tokens, in seconds since 1970
 */
export const freshSecondsLeft = (signedInAt: number, now: Date): number =>
  Math.max(0, signedInAt + FRESH_MINUTES * 60 - Math.floor(now.getTime() / SECOND))
