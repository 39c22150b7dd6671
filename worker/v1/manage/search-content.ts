import { Hono } from 'hono'
import { z } from 'zod'
import { ManuscriptFilter } from '#domain/manuscript/manuscript-query.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent, requesterOf } from '../../auth/allow.ts'
import { searchManuscripts } from '../../db/manuscripts/lists.server.ts'
import { ok } from '../answer.ts'
import { query } from '../query.ts'

const Query = z.strictObject(ManuscriptFilter.pick({ kind: true, q: true }).shape)

/**
 * `/v1/manage/search-content?kind=spot,hotel&q=`: content to be mentioned in a manuscript, best first, at most twenty
 * (`data.content.list`, as in lists of manuscripts; `isLive` distinguishes drafts from public content). Public content
 * may be mentioned by every author; drafts are found within the role's reach.
 */
export const searchContent = new Hono<AppEnv>().get('/', allowContent('read'), query(Query), async (c) => {
  const list = await searchManuscripts(c.env.DB, c.req.valid('query'), requesterOf(c))
  return c.json(ok({ content: { list, meta: { total: list.length, limit: 20 } } }))
})
