import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import type { AppEnv } from '../../app-env.ts'
import { type AllowedEnv, allow, allowContent, myself, ownerIn, requesterOf } from '../../auth/allow.ts'
import { findWorking, type Reached } from '../../db/manuscripts/manuscripts.server.ts'
import { listOpenReports, listReaderReports } from '../../db/manuscripts/reader-reports.server.ts'
import { handleReport } from '../../manuscripts/reader-reports.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { missing } from './written.ts'

const Handled = z.strictObject({ handled: z.boolean().optional() })

/**
 * Reports of readers on a manuscript: `GET /v1/manage/{kind}/{id}/reader-reports`, and `POST …/{report}/handle`, which
 * marks one as handled, or with `{handled: false}` as open again. For those who may change the manuscript.
 */
export function reportsOfKind(kind: ContentKind) {
  const findReached = async (c: Context<AllowedEnv>): Promise<Reached> => {
    const ownerLimit = ownerIn(c)
    const working = await findWorking(c.env.DB, kind, c.req.param('id') ?? '', ownerLimit)
    if (!working) throw missing(c)
    return { id: working.manuscript.id, kind, ownerLimit }
  }
  return new Hono<AppEnv>()
    .get('/:id/reader-reports', allow('update', kind, myself), async (c) => {
      const list = await listReaderReports(c.env.DB, (await findReached(c)).id)
      return c.json(ok({ readerReports: { list, meta: { total: list.length, limit: 200 } } }))
    })
    .post('/:id/reader-reports/:report/handle', allow('update', kind, myself), body(Handled), async (c) => {
      const { handled = true } = c.req.valid('json')
      const report = await handleReport(c.env.DB, {
        on: await findReached(c),
        id: c.req.param('report'),
        handled,
        by: c.var.account.id,
        now: new Date(),
      })
      if (!report) throw missing(c)
      return c.json(ok({ readerReport: report }))
    })
}

const OpenReportsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(1000).default(0),
})

/** `/v1/manage/reader-reports`: the open reports on content that the caller may change, the newest first. */
export const openReports = new Hono<AppEnv>().get(
  '/',
  allowContent('update'),
  query(OpenReportsQuery),
  async (c) => {
    const { limit, offset } = c.req.valid('query')
    const { list, total } = await listOpenReports(c.env.DB, requesterOf(c), { limit, offset })
    return c.json(ok({ readerReports: { list, meta: { total, limit } } }))
  },
)
