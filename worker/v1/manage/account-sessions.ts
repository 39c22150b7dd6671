import { type Context, Hono } from 'hono'
import type { ListedSession } from '#domain/auth/session.ts'
import { sessionLifetime } from '#domain/auth/session-lifetime.ts'
import { canGrant } from '#domain/office/role-input.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow } from '../../auth/allow.ts'
import { findAccountById } from '../../db/account/accounts.server.ts'
import { endSessionOf, endSessions, listSessions } from '../../db/account/sessions.server.ts'
import { auditIfChanged } from '../../db/audit/audit-if-changed.server.ts'
import { conflict, notFound, ok } from '../answer.ts'

/** The member of a call about sessions. */
async function memberById(c: Context, id = '') {
  const found = await findAccountById(c.env.DB, id)
  if (!found || found.leftAt) throw notFound(c, '会員が見つかりません。退会した可能性があります。')
  return found.account
}

/** The same for a change: refused for a member with more permissions than the caller. */
async function changeable(c: Context<AllowedEnv>, id: string) {
  const account = await memberById(c, id)
  if (!canGrant(c.var.account.role.permissions, account.role.permissions))
    throw conflict(c, '自分より権限の多い会員は、ログアウトできません。')
  return account
}

const auditOf = (c: Context<AllowedEnv>, accountId: string, action: string, now: Date) =>
  auditIfChanged(c.env.DB, {
    accountId: c.var.account.id,
    action,
    resource: 'account',
    refId: accountId,
    at: now,
  })

/** `/v1/manage/accounts/:id/sessions`: the sessions of a member, for support. */
export const accountSessions = new Hono<AppEnv>()
  .get('/', allow('read', 'account'), async (c) => {
    const { id, role } = await memberById(c, c.req.param('id'))
    const rows = await listSessions(c.env.DB, id, sessionLifetime(role.permissions), new Date())
    const list: ListedSession[] = rows.map((row) => ({ ...row, isCurrent: row.id === c.var.session.id }))
    return c.json(ok({ sessions: list }))
  })
  .delete('/', allow('update', 'account'), async (c) => {
    const now = new Date()
    const { id } = await changeable(c, c.req.param('id') ?? '')
    await endSessions(c.env.DB, id, { reason: 'administrator' }, now, auditOf(c, id, 'endSessions', now))
    return c.json(ok({ result: true }))
  })
  .delete('/:sessionId', allow('update', 'account'), async (c) => {
    const now = new Date()
    const { id } = await changeable(c, c.req.param('id') ?? '')
    const one = { accountId: id, id: c.req.param('sessionId') }
    const noted = auditOf(c, id, 'endSession', now)
    if (!(await endSessionOf(c.env.DB, one, 'administrator', now, noted)))
      throw notFound(c, 'この端末は、すでにログアウトしています。')
    return c.json(ok({ result: true }))
  })
