import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { Authority } from '../db/staff/authority.server.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import { bodyReaderOf } from '../v1/body.ts'
import { bearerClaims } from './bearer.ts'
import { guardedDatabase } from './guarded-database.ts'
import { type Member, type MemberEnv, memberOf } from './member.ts'
import type { AccessClaims } from './token-claims.ts'

const CHANGED = '権限が変更されたため、操作を中止しました。画面を読み込み直してください。'

type Judgement = {
  /** Whether it rests on a role. What members may do with what is theirs no role gives or takes. */
  byRole: boolean
  /** What else the account must be; throws 403. It is judged by the variables, and may set more of them. */
  rule?: (env: Env) => Promise<void>
}

const authorityOf = ({ account, session }: Member, byRole: boolean): Authority => ({
  accountId: account.id,
  session,
  role: byRole ? { id: account.role.id, updatedAt: account.role.updatedAt } : null,
})

/**
 * Lets a member pass when everything that they send is there: a body may be sent as slowly as one likes, and whoever
 * was demoted, left or was signed out meanwhile may do nothing by it. Who is nobody, and where a role is needed who has
 * none, is refused before, so that they do not make the server hold what they send. What the call writes then carries
 * the judgement with it (`guardedDatabase`).
 */
export async function judged(c: Context, next: Next, { byRole, rule }: Judgement): Promise<void> {
  const env: Env = c.env
  const set: Context<MemberEnv>['set'] = c.set
  const judge = async (verified?: AccessClaims): Promise<Authority> => {
    const member = await memberOf(c.req.raw, env, verified)
    set('account', member.account)
    set('subject', member.subject)
    set('session', member.session)
    await rule?.(env)
    return authorityOf(member, byRole)
  }
  const readBody = bodyReaderOf(c)
  if (byRole && readBody) await judge()
  const verified = byRole ? undefined : await bearerClaims(c.req.raw, env, 'access')
  // Whoever may not ask learns that first, and not what is wrong with what they sent.
  const problem = await readBody?.(c).catch((error: unknown) => error)
  let authority = await judge(verified)
  if (problem) throw problem
  let isLost = false
  const onLost = () => {
    isLost = true
    return new HTTPException(403, { message: CHANGED })
  }
  set('judgeAgain', async () => {
    authority = await judge()
  })
  c.env = { ...env, DB: guardedDatabase(env.DB, { authority: () => authority, onLost }) }
  await next()
  c.env = env
  // Whatever the handler made of it.
  if (isLost) {
    await judge()
    throw onLost()
  }
  c.header('cache-control', PRIVATE_CACHE)
}

/** Lets members pass, whatever they may do: for what concerns nobody else and is no right of a role. */
export const member = () =>
  createMiddleware<MemberEnv>(async function member(c, next) {
    await judged(c, next, { byRole: false })
  })
