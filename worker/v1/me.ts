import { Hono } from 'hono'
import type { AccountExport } from '#domain/account/account.ts'
import { freshSecondsLeft, type SignIn } from '#domain/auth/fresh-sign-in.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import { member } from '../auth/authorized.ts'
import { freshSignIn } from '../auth/fresh-sign-in.ts'
import { secondFactorOf } from '../auth/second-factor.ts'
import { listAccountRecords } from '../db/account/account-records.server.ts'
import { notFound, ok } from './answer.ts'

/**
 * `/v1/me`: the member's own account; `sign-in`: how long the sign-in counts as fresh; `export`: all data about the
 * account, as a file; `second-factor`: checks the user pool again after a change.
 */
export const me = new Hono<AppEnv>()
  .get('/', member(), (c) => c.json(ok({ account: c.var.account })))
  .get('/sign-in', member(), (c) => {
    const signIn: SignIn = { freshSeconds: freshSecondsLeft(c.var.session.signedInAt, new Date()) }
    return c.json(ok({ signIn }))
  })
  .get('/export', allow('read', 'account', myself), freshSignIn(), async (c) => {
    const { account } = c.var
    const now = new Date()
    const records = await listAccountRecords(c.env.DB, account.id)
    const data: { export: AccountExport } = { export: { exportedAt: now.toISOString(), account, records } }
    c.header('content-disposition', `attachment; filename="tabishirube-${japanTime(now).date}.json"`)
    return c.json(ok(data))
  })
  .post('/second-factor', member(), async (c) => {
    const secondFactor = await secondFactorOf(c.req.raw, c.env, c.var, { isForced: true })
    return c.json(ok({ secondFactor }))
  })
  .all('/*', member(), (c) => {
    throw notFound(c, '指定されたAPIは存在しません。')
  })
