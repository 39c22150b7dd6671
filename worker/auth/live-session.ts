import { sessionLifetime } from '#domain/session-lifetime.ts'
import type { FoundAccount } from '../db/accounts.server.ts'
import { SessionError } from './session-error.ts'
import type { AccessClaims } from './token-claims.ts'

const SECOND = 1000

/** When a sign-in was made, in epoch seconds. Renewing a token makes a new one, but not a new sign-in. */
export const signedInAt = ({ auth_time, iat }: Pick<AccessClaims, 'auth_time' | 'iat'>): number =>
  auth_time ?? iat

/** Tokens know seconds only: in doubt a sign-in was before the account's sessions were ended. */
const isEndedWithAll = ({ sessionsEndedAt, session }: FoundAccount, signedIn: number): boolean =>
  sessionsEndedAt !== null &&
  signedIn <= Math.floor(Date.parse(sessionsEndedAt) / SECOND) &&
  !(session?.sparedAt && session.sparedAt >= sessionsEndedAt)

/**
 * Throws `SessionError` (401) for a session that is over: ended by itself or with all of its account, not used for too
 * long, or too old. `found` was looked up together with the session.
 */
export function assertLive(
  found: FoundAccount,
  claims: Pick<AccessClaims, 'auth_time' | 'iat'>,
  now: Date,
): void {
  const signedIn = signedInAt(claims)
  if (found.session?.endedAt) throw new SessionError('the session was ended')
  if (isEndedWithAll(found, signedIn)) throw new SessionError('every session was ended')
  const { idle, absolute } = sessionLifetime(found.account.role.permissions)
  const seconds = now.getTime() / SECOND
  if (seconds - signedIn > absolute) throw new SessionError('the sign-in is too old')
  const seen = found.session ? Date.parse(found.session.lastSeenAt) / SECOND : signedIn
  if (seconds - seen > idle) throw new SessionError('the session was not used for too long')
}
