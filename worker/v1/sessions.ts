import { Hono } from 'hono'
import { z } from 'zod'
import { EndOfOthers, type ListedSession } from '#domain/auth/session.ts'
import { sessionLifetime } from '#domain/auth/session-lifetime.ts'
import type { AppEnv } from '../app-env.ts'
import { member } from '../auth/authorized.ts'
import { bearerOf } from '../auth/bearer.ts'
import { endEverySession } from '../auth/ended-sessions.ts'
import { readAuthConfig } from '../config.ts'
import { endSession, endSessionOf, endSessions, listSessions } from '../db/account/sessions.server.ts'
import { notFound, ok } from './answer.ts'
import { query } from './query.ts'

const Because = z.strictObject({ because: EndOfOthers })

/**
 * `/v1/me/sessions`: the sessions of the member. DELETE ends all of them, at the user pool as well; `current` signs out
 * this one; `others` ends the rest, and an id ends one. An ended session is refused with its next call.
 */
export const sessions = new Hono<AppEnv>()
  .get('/', member(), async (c) => {
    const { account, session } = c.var
    const lifetime = sessionLifetime(account.role.permissions)
    const rows = await listSessions(c.env.DB, account.id, lifetime, new Date())
    const list: ListedSession[] = rows.map((row) => ({ ...row, isCurrent: row.id === session.id }))
    return c.json(ok({ sessions: list }))
  })
  .delete('/', member(), async (c) => {
    const { userPoolEndpoint } = readAuthConfig(c.env)
    const pool = { accessToken: bearerOf(c.req.raw), userPoolEndpoint }
    await endEverySession(c.env.DB, c.var.account.id, pool, new Date())
    return c.json(ok({ result: true }))
  })
  .delete('/current', member(), async (c) => {
    const { subject, session } = c.var
    const ended = { id: session.id, subject, signedInAt: new Date(session.signedInAt * 1000) }
    await endSession(c.env.DB, ended, 'signed-out', new Date())
    return c.json(ok({ result: true }))
  })
  .delete('/others', member(), query(Because), async (c) => {
    const end = { reason: c.req.valid('query').because, spared: c.var.session.id }
    await endSessions(c.env.DB, c.var.account.id, end, new Date())
    return c.json(ok({ result: true }))
  })
  .delete('/:id', member(), async (c) => {
    const one = { accountId: c.var.account.id, id: c.req.param('id') }
    if (!(await endSessionOf(c.env.DB, one, 'request', new Date())))
      throw notFound(c, 'この端末は、すでにログアウトしています。')
    return c.json(ok({ result: true }))
  })
