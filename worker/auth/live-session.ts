import { type OverReason, SESSION_OVER_TEXTS } from '#domain/auth/session.ts'
import { sessionLifetime } from '#domain/auth/session-lifetime.ts'
import { type FoundAccount, findAccountBySubject } from '../db/account/accounts.server.ts'
import { SessionError } from './session-error.ts'
import type { AccessClaims } from './token-claims.ts'

const SECOND = 1000

/** What a token of either use says of its sign-in. */
type SignIn = Pick<AccessClaims, 'auth_time' | 'iat'>

/** When a sign-in was made, in epoch seconds. Renewing a token makes a new one, but not a new sign-in. */
export const signedInAt = ({ auth_time, iat }: SignIn): number => auth_time ?? iat

const over = (reason: OverReason): SessionError =>
  new SessionError(`the session is over: ${reason}`, SESSION_OVER_TEXTS[reason])

/** Tokens know seconds only: in doubt a sign-in was before the account's sessions were ended. */
const isEndedWithAll = ({ sessionsEndedAt, session }: FoundAccount, signedIn: number): boolean =>
  sessionsEndedAt !== null &&
  signedIn <= Math.floor(Date.parse(sessionsEndedAt) / SECOND) &&
  !(session?.sparedAt && session.sparedAt >= sessionsEndedAt)

/**
 * Throws `SessionError` (401) for a session that is over: ended by itself or with all of its account, not used for too
 * long, or too old. `found` was looked up together with the session.
 */
export function assertLive(found: FoundAccount, claims: SignIn, now: Date): void {
  const { session, account } = found
  const signedIn = signedInAt(claims)
  if (session?.endedAt) throw over(session.endReason ?? 'request')
  if (isEndedWithAll(found, signedIn)) throw new SessionError('every session was ended')
  const { idle, absolute } = sessionLifetime(account.role.permissions)
  const seconds = now.getTime() / SECOND
  if (seconds - signedIn > absolute) throw over('old')
  const seen = session ? Date.parse(session.lastSeenAt) / SECOND : signedIn
  if (seconds - seen > idle) throw over('idle')
}

/**
 * The account that a token's sign-in belongs to, or `null` for none and for one that is being left. Throws
 * `SessionError` (401) when that sign-in is over.
 */
export async function findLiveAccount(
  db: D1Database,
  claims: SignIn & Pick<AccessClaims, 'sub' | 'origin_jti'>,
  now: Date,
): Promise<FoundAccount | null> {
  const found = await findAccountBySubject(db, claims.sub, claims.origin_jti)
  if (!found || found.leftAt) return null
  assertLive(found, claims, now)
  return found
}
