import type { Context } from 'hono'
import { findAccountBySubject } from '../db/account/accounts.server.ts'
import { AuthFailure } from './auth-failure.ts'
import type { AuthEnv } from './auth-setting.ts'
import { endCookieSessions } from './end-cookie-sessions.ts'
import { browserOwner } from './integration-owner.ts'
import { readSession } from './session-cookies.ts'
import type { IdClaims } from './token-claims.ts'
import { revokeToken } from './token-endpoint.ts'

/** Somebody else has signed in where the member of this browser's session was to prove to be here. */
export class OtherAccount extends AuthFailure {
  constructor() {
    super('The sign-in is of another account than the session.')
  }
}

/** Throws `OtherAccount` unless a sign-in opens the account of the session that this browser holds, and 401 without one. */
export async function assertSameAccount(
  c: Context<AuthEnv>,
  { claims }: { claims: IdClaims },
): Promise<void> {
  const [owner, found] = await Promise.all([browserOwner(c), findAccountBySubject(c.env.DB, claims.sub)])
  if (found?.account.id !== owner.account.id) throw new OtherAccount()
}

/** Ends the session that this browser holds, here and at the pool, because another one takes its place. */
export async function endReplaced(c: Context<AuthEnv>): Promise<void> {
  const { refreshToken } = readSession(c, c.var.auth.userPoolClientId)
  await endCookieSessions(c, c.var.auth)
  if (refreshToken) c.executionCtx.waitUntil(revokeToken(c.var.auth, refreshToken))
}
