import type { Account } from '#domain/account/account.ts'
import type { AppEnv } from '../app-env.ts'
import { readAuthConfig } from '../config.ts'
import { bearerClaims } from './bearer.ts'
import { findLiveAccount, signedInAt } from './live-session.ts'
import { recordSession } from './seen-session.ts'
import { SessionError } from './session-error.ts'
import type { AccessClaims } from './token-claims.ts'
import { CLOCK_TOLERANCE, verifyToken } from './verify-token.ts'

/** The session of a call. */
type Session = {
  /** The same in every renewed token (`origin_jti`). */
  id: string
  /** Epoch seconds of the sign-in itself (`auth_time`): renewed tokens keep it. */
  signedInAt: number
  /** Whether it used another provider, which then has the password and second factors. */
  isFederated: boolean
  /** Whether a second factor was used; `null` when it was not checked yet (worker/auth/second-factor.ts). */
  hasSecondFactor: boolean | null
  /** When this was last checked at the user pool. */
  secondFactorCheckedAt: string | null
}

/** A member's current account, the subject of the user pool that signed in, and the session. */
export type Member = { account: Account; subject: string; session: Session }
/** The same, with the database of the account. */
export type MemberAtHome = Member & { home: D1Database }
export type MemberEnv = AppEnv & {
  Variables: Member & {
    /** For calls that read their body themselves: authorizes again when it has arrived. */
    reauthorize: () => Promise<void>
  }
}

/**
 * The member of a request's access token. The account and the session are looked up for each call, because a token
 * stays valid until it expires, even after its member was deleted or has signed out; that of a request verified before
 * may have expired since. Throws `SessionError` (401).
 */
export const memberOf = async (request: Request, env: Env): Promise<MemberAtHome> =>
  memberOfClaims(await bearerClaims(request, env, 'access'), request, env)

/** The same for an access token that is not the bearer. */
export const memberOfToken = async (token: string, request: Request, env: Env): Promise<MemberAtHome> =>
  memberOfClaims(await verifyToken(token, 'access', readAuthConfig(env)), request, env)

async function memberOfClaims(claims: AccessClaims, request: Request, env: Env): Promise<MemberAtHome> {
  const { sub, origin_jti: id } = claims
  const now = new Date()
  if (claims.exp + CLOCK_TOLERANCE <= now.getTime() / 1000) throw new SessionError('the token has expired')
  const live = await findLiveAccount(env, claims, now)
  if (!live) throw new SessionError('no account')
  const { account, session } = live.found
  const signedIn = signedInAt(claims)
  const seen = { id, accountId: account.id, subject: sub, signedInAt: new Date(signedIn * 1000) }
  await recordSession({ request, db: live.db }, seen, session, now)
  return {
    home: live.db,
    account,
    subject: sub,
    session: {
      id,
      signedInAt: signedIn,
      isFederated: account.auths.some(({ uuid, provider }) => uuid === sub && provider !== 'Cognito'),
      hasSecondFactor: session?.hasSecondFactor ?? null,
      secondFactorCheckedAt: session?.secondFactorCheckedAt ?? null,
    },
  }
}
