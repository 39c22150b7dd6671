import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { Authority } from '../db/staff/authority.server.ts'
import { setHeader } from '../middleware/set-header.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import { bodyReaderOf } from '../v1/body.ts'
import { bearerClaims } from './bearer.ts'
import { guardedDatabase } from './guarded-database.ts'
import { moving } from './home.ts'
import { type Member, type MemberEnv, memberOf } from './member.ts'

const CHANGED = '権限が変更されたため、操作を中止しました。画面を読み込み直してください。'

type AuthorizationCheck = {
  /** Whether it depends on a role. Access of members to their own data does not. */
  byRole: boolean
  /** An additional condition on the account; throws 403. It reads the variables, and may set more. */
  rule?: (env: Env) => Promise<void>
}

const authorityOf = ({ account, session }: Member, byRole: boolean): Authority => ({
  accountId: account.id,
  session,
  role: byRole ? { id: account.role.id, updatedAt: account.role.updatedAt } : null,
})

/**
 * Authorizes a member after the whole body has arrived: a body may be sent slowly, and a member who was demoted,
 * deleted or signed out meanwhile must not act on it. Callers without a session, or without a required role, are
 * refused before, so that the server does not buffer their body. The authorization is checked again with every write of
 * the call (`guardedDatabase`).
 * Throws 401, 403 and 503, and problems of the body after the authorization.
 */
export async function authorized(
  c: Context,
  next: Next,
  { byRole, rule }: AuthorizationCheck,
): Promise<void> {
  const env: Env = c.env
  const set: Context<MemberEnv>['set'] = c.set
  let home = env.DB
  const authorize = async (): Promise<Authority> => {
    const { home: database, ...member } = await memberOf(c.req.raw, env)
    home = database
    set('account', member.account)
    set('subject', member.subject)
    set('session', member.session)
    await rule?.(env)
    // Roles are given in `DB` only (worker/v1/manage/accounts.ts).
    if (byRole && database !== env.DB) throw new HTTPException(403, { message: CHANGED })
    return authorityOf(member, byRole)
  }
  const readBody = bodyReaderOf(c)
  if (!byRole) await bearerClaims(c.req.raw, env, 'access')
  else if (readBody) await authorize()
  // Refuse an unauthorized caller before reporting problems of the body.
  const problem = await readBody?.(c).catch((error: unknown) => error)
  let authority = await authorize()
  if (problem) throw problem
  let isLost = false
  const onLost = () => {
    isLost = true
    return new HTTPException(403, { message: CHANGED })
  }
  set('reauthorize', async () => {
    authority = await authorize()
  })
  const former = home
  // For the handler `DB` is the database of the account; content is read by `contentOf`.
  c.env = { ...env, DB: guardedDatabase(home, { authority: () => authority, onLost }) }
  await next()
  c.env = env
  // Also if the handler caught the error.
  if (isLost) {
    await authorize()
    throw home === former ? onLost() : moving()
  }
  setHeader(c, 'cache-control', PRIVATE_CACHE)
}

/** Requires a session but no permission: for the member's own data. */
export const member = () =>
  createMiddleware<MemberEnv>(async function member(c, next) {
    await authorized(c, next, { byRole: false })
  })
