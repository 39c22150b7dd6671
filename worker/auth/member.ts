import { createMiddleware } from 'hono/factory'
import type { Account } from '#domain/account.ts'
import type { AppEnv } from '../app-env.ts'
import { findAccountBySubject } from '../db/accounts.server.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import { bearerClaims } from './bearer.ts'
import { SessionError } from './session-error.ts'

/** A member's account as it is now, and the subject of the user pool that this session was signed in by. */
export type Member = { account: Account; subject: string }
export type MemberEnv = AppEnv & { Variables: Member }

/**
 * Whose access token a request brings. The account is looked up at each call: a token is right until it expires, also
 * after its member has left. Throws `SessionError` (401).
 */
export async function memberOf(request: Request, env: Env): Promise<Member> {
  const { sub } = await bearerClaims(request, env, 'access')
  const found = await findAccountBySubject(env.DB, sub)
  if (!found || found.leftAt) throw new SessionError('no account')
  return { account: found.account, subject: sub }
}

/** Lets members pass, whatever they may do: for what concerns nobody else and is no right of a role. */
export const member = () =>
  createMiddleware<MemberEnv>(async function member(c, next) {
    const { account, subject } = await memberOf(c.req.raw, c.env)
    c.set('account', account)
    c.set('subject', subject)
    await next()
    c.header('cache-control', PRIVATE_CACHE)
  })
