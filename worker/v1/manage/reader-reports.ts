import { Hono } from 'hono'
import { z } from 'zod'
import type { ContentKind } from '#domain/content/kind.ts'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import type { ReaderReport } from '#domain/office/reader-report.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, allowContent, myself, requesterOf } from '../../auth/allow.ts'
import { listOpenReports, listReaderReports } from '../../db/manuscripts/reader-reports.server.ts'
import { handleAllReports, handleReport } from '../../manuscripts/reader-reports.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { findReached, missing } from './written.ts'

const Handled = z.strictObject({ handled: z.boolean().optional() })
const AllHandled = z.strictObject({ until: IsoDateTime })

/**
 * Reports of readers on a manuscript: `GET /v1/manage/{kind}/{id}/reader-reports`, and `POST …/{report}/handle`, which
 * marks one as handled, or with `{handled: false}` as open again, and `POST …/handle`, which marks the open ones that came
 * until a time as handled and answers the list. For those who may change the manuscript.
 */
export function reportsOfKind(kind: ContentKind) {
  const answerOf = (list: ReaderReport[]) =>
    ok({ readerReports: { list, meta: { total: list.length, limit: 200 } } })
  return new Hono<AppEnv>()
    .get('/:id/reader-reports', allow('update', kind, myself), async (c) => {
      const { id } = await findReached(c, kind)
      return c.json(answerOf(await listReaderReports(c.env.DB, id)))
    })
    .post('/:id/reader-reports/handle', allow('update', kind, myself), body(AllHandled), async (c) => {
      const until = new Date(c.req.valid('json').until)
      const handled = { on: await findReached(c, kind), until, by: c.var.account.id, now: new Date() }
      const list = await handleAllReports(c.env.DB, handled)
      if (!list) throw missing(c)
      return c.json(answerOf(list))
    })
    .post('/:id/reader-reports/:report/handle', allow('update', kind, myself), body(Handled), async (c) => {
      const { handled = true } = c.req.valid('json')
      const report = await handleReport(c.env.DB, {
        on: await findReached(c, kind),
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
