import type { Context } from 'hono'
import type { AuthEnv } from './auth-setting.ts'
import { type Member, memberOfToken } from './member.ts'
import { readSession } from './session-cookies.ts'

/** Carries the access token of the member's session where the bearer is the id token of another sign-in. */
const SESSION_HEADER = 'x-session-token'

/** The member whose session a call of `/v1` names beside its bearer. Throws `SessionError` (401). */
export const namedOwner = (request: Request, env: Env): Promise<Member> =>
  memberOfToken(request.headers.get(SESSION_HEADER) ?? '', request, env)

/** The member of the session that the browser holds. Throws `SessionError` (401). */
export const browserOwner = (c: Context<AuthEnv>): Promise<Member> =>
  memberOfToken(readSession(c, c.var.auth.userPoolClientId).accessToken ?? '', c.req.raw, c.env)
