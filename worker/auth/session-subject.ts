import type { Context } from 'hono'
import type { AuthEnv } from './auth-setting.ts'
import { findLiveAccount } from './live-session.ts'
import { readSession } from './session-cookies.ts'
import { verifyToken } from './verify-token.ts'

/** The subject of the session that the browser holds and that goes on. Throws `SessionError` (401). */
export async function sessionSubject(c: Context<AuthEnv>): Promise<string> {
  const { accessToken } = readSession(c, c.var.auth.userPoolClientId)
  const claims = await verifyToken(accessToken ?? '', 'access', c.var.auth)
  await findLiveAccount(c.env.DB, claims, new Date())
  return claims.sub
}

/** Whether somebody is signed in with a token that still counts. */
export const isSignedIn = async (c: Context<AuthEnv>): Promise<boolean> =>
  sessionSubject(c).then(
    () => true,
    () => false,
  )
