import type { Context } from 'hono'
import { AuthFailure } from './auth-failure.ts'
import type { AuthEnv } from './auth-setting.ts'
import { endCookieSessions } from './end-cookie-sessions.ts'
import { findAtHome } from './home.ts'
import { browserOwner } from './integration-owner.ts'
import { readSession } from './session-cookies.ts'
import type { IdClaims } from './token-claims.ts'
import { revokeToken } from './token-endpoint.ts'

/** Another account has signed in where the member of this browser's session had to sign in again. */
export class OtherAccount extends AuthFailure {
  constructor() {
    super('The sign-in is of another account than the session.')
  }
}

/**
 * Throws `OtherAccount` unless a sign-in belongs to the account of this browser's session, and 401 without a session.
 */
export async function assertSameAccount(
  c: Context<AuthEnv>,
  { claims }: { claims: IdClaims },
): Promise<void> {
  const [owner, signedIn] = await Promise.all([browserOwner(c), findAtHome(c.env, claims.sub)])
  if (signedIn?.found.account.id !== owner.account.id) throw new OtherAccount()
}

/** Ends the session of this browser, here and at the pool, because another one replaces it. */
export async function endReplaced(c: Context<AuthEnv>): Promise<void> {
  const { refreshToken } = readSession(c, c.var.auth.userPoolClientId)
  await endCookieSessions(c, c.var.auth)
  if (refreshToken) c.executionCtx.waitUntil(revokeToken(c.var.auth, refreshToken))
}
