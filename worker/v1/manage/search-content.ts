import { Hono } from 'hono'
import { z } from 'zod'
import { ManuscriptFilter } from '#domain/manuscript/manuscript-query.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent, whoseOf } from '../../auth/allow.ts'
import { searchManuscripts } from '../../db/manuscripts/lists.server.ts'
import { ok } from '../answer.ts'
import { query } from '../query.ts'

const Query = z.strictObject(ManuscriptFilter.pick({ kind: true, q: true }).shape)

/**
 * `/v1/manage/search-content?kind=spot,hotel&q=`: what can be mentioned in a manuscript, best first, at most twenty
 * (`data.content.list`, as lists of manuscripts show them; `isLive` tells drafts from what readers see). What readers
 * see may be mentioned by everybody who writes; drafts are found by those whose permission reaches them.
 */
export const searchContent = new Hono<AppEnv>().get('/', allowContent('read'), query(Query), async (c) => {
  const list = await searchManuscripts(c.env.DB, c.req.valid('query'), whoseOf(c))
  return c.json(ok({ content: { list, meta: { total: list.length, limit: 20 } } }))
})
