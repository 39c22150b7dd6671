import { type OverReason, SESSION_OVER_TEXTS } from '#domain/auth/session.ts'
import { sessionLifetime } from '#domain/auth/session-lifetime.ts'
import type { FoundAccount } from '../db/account/accounts.server.ts'
import type { MemberBindings } from '../db/members/databases.ts'
import { subjectDigest } from './digest.ts'
import { type AtHome, findAtHome } from './home.ts'
import { SessionError } from './session-error.ts'
import type { AccessClaims } from './token-claims.ts'

const SECOND = 1000

/** The time claims of a token of either use. */
type SignIn = Pick<AccessClaims, 'auth_time' | 'iat'>

/** The moment of the sign-in in epoch seconds. Renewed tokens keep it. */
export const signedInAt = ({ auth_time, iat }: SignIn): number => auth_time ?? iat

const over = (reason: OverReason): SessionError =>
  new SessionError(`the session is over: ${reason}`, SESSION_OVER_TEXTS[reason])

/** Tokens have seconds only: within the same second the sign-in counts as the earlier one. */
const isUpTo = (signedIn: number, moment: string | null): boolean =>
  moment !== null && signedIn <= Math.floor(Date.parse(moment) / SECOND)

const isEndedWithAll = ({ sessionsEndedAt, session }: FoundAccount, signedIn: number): boolean =>
  isUpTo(signedIn, sessionsEndedAt) && !(session?.sparedAt && session.sparedAt >= (sessionsEndedAt ?? ''))

/**
 * Throws `SessionError` (401) for an ended session: ended individually, with all of its account, or with its login,
 * which may have been added to an account again since; idle for too long, or too old. `found` was read together with
 * the session.
 */
export function assertLive(found: FoundAccount, claims: SignIn, now: Date): void {
  const { session, account } = found
  const signedIn = signedInAt(claims)
  if (session?.endedAt) throw over(session.endReason ?? 'request')
  if (isEndedWithAll(found, signedIn)) throw new SessionError('every session was ended')
  if (isUpTo(signedIn, found.loginLeftAt)) throw new SessionError('its login was removed')
  const { idle, absolute } = sessionLifetime(account.role.permissions)
  const seconds = now.getTime() / SECOND
  if (seconds - signedIn > absolute) throw over('old')
  const seen = session ? Date.parse(session.lastSeenAt) / SECOND : signedIn
  if (seconds - seen > idle) throw over('idle')
}

/**
 * The account of a token's sign-in and its database, or `null` for none and for one being deleted. Throws `SessionError`
 * (401) when the session has ended, and 503 while the account moves.
 */
export async function findLiveAccount(
  env: MemberBindings,
  claims: SignIn & Pick<AccessClaims, 'sub' | 'origin_jti'>,
  now: Date,
): Promise<AtHome | null> {
  const session = { id: claims.origin_jti, subjectDigest: await subjectDigest(claims.sub) }
  const home = await findAtHome(env, claims.sub, session)
  if (!home || home.found.leftAt) return null
  assertLive(home.found, claims, now)
  return home
}
