import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AuthConfig } from '#domain/auth/config.ts'
import { testUserOf } from '#domain/auth/test-user-cookie.ts'
import { TEST_USER_COOKIE } from '#domain/site/cookie-names.ts'
import type { AppEnv } from '../app-env.ts'
import { endSession } from '../db/account/sessions.server.ts'
import { memberDatabases } from '../db/members/databases.ts'
import { signedInAt } from './live-session.ts'
import { logFailure } from './log-failure.ts'
import { readSession } from './session-cookies.ts'
import { SessionError } from './session-error.ts'
import { verifyToken } from './verify-token.ts'

const testUserToken = (c: Context): string | undefined =>
  testUserOf(`${TEST_USER_COOKIE}=${getCookie(c, TEST_USER_COOKIE) ?? ''}`)?.access

/**
 * Ends the sessions of the tokens in the browser's cookies at logout: the member's and a developer's test user's. A
 * token that we did not issue ends nothing; on any failure the browser is signed out nevertheless.
 */
export async function endCookieSessions<E extends AppEnv>(c: Context<E>, auth: AuthConfig): Promise<void> {
  const tokens = [readSession(c, auth.userPoolClientId).accessToken, testUserToken(c)]
  for (const token of tokens) {
    if (!token) continue
    try {
      const claims = await verifyToken(token, 'access', auth, { isExpiredToo: true })
      const signedIn = new Date(signedInAt(claims) * 1000)
      const session = { id: claims.origin_jti, subject: claims.sub, signedInAt: signedIn }
      // It writes where the login is.
      for (const db of memberDatabases(c.env)) await endSession(db, session, 'signed-out', new Date())
    } catch (error) {
      if (!(error instanceof SessionError)) logFailure(c.var.requestId, error)
    }
  }
}
