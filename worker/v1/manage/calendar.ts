import { Hono } from 'hono'
import { z } from 'zod'
import { parseDate } from '#domain/date/date.ts'
import { IsoDate } from '#domain/date/iso-date.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent, requesterOf } from '../../auth/allow.ts'
import { listPlannedChanges } from '../../db/staff/calendar.server.ts'
import { ok, wrongField } from '../answer.ts'
import { query } from '../query.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Six weeks: the month view. */
const MAX_DAYS = 42

/** Days in Japan, both included. */
const Query = z.strictObject({ from: IsoDate, to: IsoDate })

/**
 * `GET /v1/manage/calendar?from=2026-11-01&to=2026-12-05`: content to be published or taken down on these days in
 * Japan, at most six weeks (`data.changes.list`); within the role's reach only.
 */
export const officeCalendar = new Hono<AppEnv>().get('/', allowContent('read'), query(Query), async (c) => {
  const { from, to } = c.req.valid('query')
  const [begin, last] = [parseDate(from), parseDate(to)]
  if (!begin || !last || last < begin || last.getTime() - begin.getTime() >= MAX_DAYS * DAY_MS)
    throw wrongField(c, 'to', `期間は${MAX_DAYS}日までで指定してください。`)
  const end = new Date(last.getTime() + DAY_MS)
  const span = { from: begin.toISOString(), to: end.toISOString() }
  const list = await listPlannedChanges(c.env.DB, requesterOf(c), span)
  return c.json(ok({ changes: { list, meta: { total: list.length, limit: list.length } } }))
})
