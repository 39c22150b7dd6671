import { type Context, Hono } from 'hono'
import type { ListedSession } from '#domain/auth/session.ts'
import { sessionLifetime } from '#domain/auth/session-lifetime.ts'
import { canGrant } from '#domain/office/role-input.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow } from '../../auth/allow.ts'
import { homeOrMoving, orMoving } from '../../auth/home.ts'
import { findAccountById } from '../../db/account/accounts.server.ts'
import { endSessionOf, endSessions, isActiveSession, listSessions } from '../../db/account/sessions.server.ts'
import { auditStatement } from '../../db/audit/audit.server.ts'
import { auditIfChanged } from '../../db/audit/audit-if-changed.server.ts'
import { conflict, notFound, ok } from '../answer.ts'

/** The member of a call about sessions, and the database of the account. */
async function memberById(c: Context, id = '') {
  const home = await homeOrMoving(c.env, id)
  const found = home && (await findAccountById(home, id))
  if (!found || found.leftAt) throw notFound(c, '会員が見つかりません。退会した可能性があります。')
  return { ...found.account, home }
}

/** The same for a change: refused for a member with more permissions than the caller. */
async function changeable(c: Context<AllowedEnv>, id: string) {
  const account = await memberById(c, id)
  if (!canGrant(c.var.account.role.permissions, account.role.permissions))
    throw conflict(c, '自分より権限の多い会員は、ログアウトできません。')
  return account
}

/**
 * The statements that audit a change, for its batch. The audit log is that of `DB`: for an account of another database it
 * is written before, under the caller's authority.
 */
async function auditOf(
  c: Context<AllowedEnv>,
  { id, home }: { id: string; home: D1Database },
  action: string,
  now: Date,
): Promise<D1PreparedStatement[]> {
  const entry = { accountId: c.var.account.id, action, resource: 'account', refId: id, at: now }
  if (home === c.env.DB) return [auditIfChanged(home, entry)]
  await auditStatement(c.env.DB, entry).run()
  return []
}

/** `/v1/manage/accounts/:id/sessions`: the sessions of a member, for support. */
export const accountSessions = new Hono<AppEnv>()
  .get('/', allow('read', 'account'), async (c) => {
    const { id, role, home } = await memberById(c, c.req.param('id'))
    const rows = await listSessions(home, id, sessionLifetime(role.permissions), new Date())
    const list: ListedSession[] = rows.map((row) => ({ ...row, isCurrent: row.id === c.var.session.id }))
    return c.json(ok({ sessions: list }))
  })
  .delete('/', allow('update', 'account'), async (c) => {
    const now = new Date()
    const { id, home } = await changeable(c, c.req.param('id') ?? '')
    const noted = await auditOf(c, { id, home }, 'endSessions', now)
    await orMoving(endSessions(home, id, { reason: 'administrator' }, now, ...noted))
    return c.json(ok({ result: true }))
  })
  .delete('/:sessionId', allow('update', 'account'), async (c) => {
    const now = new Date()
    const { id, home } = await changeable(c, c.req.param('id') ?? '')
    const one = { accountId: id, id: c.req.param('sessionId') }
    const isActive = await isActiveSession(home, one)
    const noted = isActive ? await auditOf(c, { id, home }, 'endSession', now) : []
    if (!(isActive && (await orMoving(endSessionOf(home, one, 'administrator', now, ...noted)))))
      throw notFound(c, 'この端末は、すでにログアウトしています。')
    return c.json(ok({ result: true }))
  })
