import { Hono } from 'hono'
import { z } from 'zod'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import type { Operations } from '#domain/operations/operations.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow } from '../../auth/allow.ts'
import { findError, listErrors, resolveError } from '../../db/operations/client-errors.server.ts'
import { listVitals } from '../../db/operations/web-vitals.server.ts'
import { currentBuild } from '../../documents/build.ts'
import { findHealth } from '../../operations/health.ts'
import { readOperations } from '../../operations/read-operations.ts'
import { notFound, ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'

const ErrorQuery = z.strictObject({
  state: z.enum(['open', 'resolved']).default('open'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
const VitalsQuery = z.strictObject({ days: z.coerce.number().int().min(1).max(28).default(7) })
const Resolution = z.strictObject({ isResolved: z.boolean() })

/**
 * `/v1/manage/operations`: the state of the site (`data.operations`), for operators. `/health`: its health alone.
 * `/vitals`: web vitals. `/errors`: errors of browsers; one of them with its places; `PUT
 * /errors/:fingerprint/resolution` resolves or reopens it.
 */
export const manageOperations = new Hono<AppEnv>()
  .get('/', allow('read', 'operations'), async (c) => {
    const operations: Operations = await readOperations(c.env, new Date())
    return c.json(ok({ operations }))
  })
  .get('/health', allow('read', 'operations'), async (c) =>
    c.json(ok({ health: await findHealth(c.env, new Date()) })),
  )
  .get('/vitals', allow('read', 'operations'), query(VitalsQuery), async (c) => {
    const since = addDays(japanTime(new Date()).date, 1 - c.req.valid('query').days)
    return c.json(ok({ vitals: { since, list: await listVitals(c.env.DB, since) } }))
  })
  .get('/errors', allow('read', 'operations'), query(ErrorQuery), async (c) => {
    const { limit, state } = c.req.valid('query')
    const { list, total, resolved } = await listErrors(c.env.DB, { state, limit })
    const meta = { total: state === 'open' ? total : resolved, limit }
    return c.json(ok({ errors: { list, meta } }))
  })
  .get('/errors/:fingerprint', allow('read', 'operations'), async (c) => {
    const found = await findError(c.env.DB, c.req.param('fingerprint'))
    if (!found) throw notFound(c, 'このエラーの記録は見つかりません。')
    return c.json(ok(found))
  })
  .put('/errors/:fingerprint/resolution', allow('manage', 'operations'), body(Resolution), async (c) => {
    const fingerprint = c.req.param('fingerprint')
    const { isResolved } = c.req.valid('json')
    const build = isResolved ? (await currentBuild(c.env)).id : null
    const isThere = await resolveError(c.env.DB, {
      fingerprint,
      build,
      accountId: c.var.account.id,
      now: new Date(),
    })
    if (!isThere) throw notFound(c, 'このエラーの記録は見つかりません。')
    return c.json(ok({ result: true }))
  })
