import type { Context } from 'hono'
import type { AuthEnv } from './auth-setting.ts'
import { type MemberAtHome, memberOfToken } from './member.ts'
import { readSession } from './session-cookies.ts'

/** The access token of the member's session, where the bearer is the ID token of another login. */
const SESSION_HEADER = 'x-session-token'

/** The member whose session a call of `/v1` names in a header. Throws `SessionError` (401). */
export const namedOwner = (request: Request, env: Env): Promise<MemberAtHome> =>
  memberOfToken(request.headers.get(SESSION_HEADER) ?? '', request, env)

/** The member of the session in the browser's cookies. Throws `SessionError` (401). */
export const browserOwner = (c: Context<AuthEnv>): Promise<MemberAtHome> =>
  memberOfToken(readSession(c, c.var.auth.userPoolClientId).accessToken ?? '', c.req.raw, c.env)
