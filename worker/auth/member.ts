import type { Account } from '#domain/account/account.ts'
import type { AppEnv } from '../app-env.ts'
import { readAuthConfig } from '../config.ts'
import { bearerClaims } from './bearer.ts'
import { findLiveAccount, signedInAt } from './live-session.ts'
import { noteSession } from './seen-session.ts'
import { SessionError } from './session-error.ts'
import type { AccessClaims } from './token-claims.ts'
import { CLOCK_TOLERANCE, verifyToken } from './verify-token.ts'

/** The sign-in that a call belongs to. */
export type Session = {
  /** The same for every token that is renewed from it (`origin_jti`). */
  id: string
  /** Epoch seconds of the sign-in itself (`auth_time`): renewing is no new one. */
  signedInAt: number
  /** Whether it came by another provider: then the password and the factors are that one's. */
  isFederated: boolean
  /** Whether a second factor is known to have been used; `null` where nobody has found out (worker/auth/second-factor.ts). */
  hasSecondFactor: boolean | null
  /** When the user pool was last asked about that. */
  secondFactorCheckedAt: string | null
}

/** A member's account as it is now, the subject of the user pool that signed in to it, and that sign-in. */
export type Member = { account: Account; subject: string; session: Session }
export type MemberEnv = AppEnv & {
  Variables: Member & {
    /** For calls that read their body themselves: judges anew, by what is so when it is there. */
    judgeAgain: () => Promise<void>
  }
}

/**
 * Whose access token a request brings. The account and the session are looked up at each call: a token is right until
 * it expires, also after its member has left or signed out. `verified`: its claims, where it was verified before; it may
 * have expired since. Throws `SessionError` (401).
 */
export const memberOf = async (request: Request, env: Env, verified?: AccessClaims): Promise<Member> =>
  memberOfClaims(verified ?? (await bearerClaims(request, env, 'access')), request, env)

/** The same for an access token that did not come as the bearer. */
export const memberOfToken = async (token: string, request: Request, env: Env): Promise<Member> =>
  memberOfClaims(await verifyToken(token, 'access', readAuthConfig(env)), request, env)

async function memberOfClaims(claims: AccessClaims, request: Request, env: Env): Promise<Member> {
  const { sub, origin_jti: id } = claims
  const now = new Date()
  if (claims.exp + CLOCK_TOLERANCE <= now.getTime() / 1000) throw new SessionError('the token has expired')
  const found = await findLiveAccount(env.DB, claims, now)
  if (!found) throw new SessionError('no account')
  const { account, session } = found
  const signedIn = signedInAt(claims)
  const seen = { id, accountId: account.id, subject: sub, signedInAt: new Date(signedIn * 1000) }
  await noteSession({ request, env }, seen, session, now)
  return {
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
