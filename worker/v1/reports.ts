import { Hono } from 'hono'
import { z } from 'zod'
import { PAGE_KINDS } from '#domain/content/kind-lists.ts'
import { ReportInput } from '#domain/content/report-input.ts'
import { Slug } from '#domain/content/slug.ts'
import type { AppEnv } from '../app-env.ts'
import { NO_SUCH_PAGE, receiveReport, TOO_MANY_REPORTS } from '../manuscripts/reader-reports.ts'
import { conflict, notFound, ok, PRIVATE_CACHE } from './answer.ts'
import { body } from './body.ts'

/** The longest valid report in UTF-8 and JSON escapes, several times over. */
const MAX_BYTES = 32 * 1024

const Report = ReportInput.extend({ kind: z.enum(PAGE_KINDS), slug: Slug })

/**
 * `POST /v1/reports`: a reader's report of a mistake on the page of `kind` and `slug`, without an account. 404 if there
 * is no such page, 409 while too many reports wait for the editors.
 */
export const reports = new Hono<AppEnv>().post('/', body(Report, MAX_BYTES), async (c) => {
  const { kind, slug, ...input } = c.req.valid('json')
  const received = await receiveReport(c.env.DB, { kind, slug }, input, new Date())
  if (received === 'missing') throw notFound(c, NO_SUCH_PAGE)
  if (received === 'full') throw conflict(c, TOO_MANY_REPORTS)
  return c.json(ok({ result: true }), 200, { 'cache-control': PRIVATE_CACHE })
})
