import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../app-env.ts'
import { allow, allowContent } from '../../auth/allow.ts'
import { deleteMissedSearch, listMissedSearches } from '../../db/search/missed-searches.server.ts'
import { ok } from '../answer.ts'
import { body } from '../body.ts'
import { query } from '../query.ts'
import { MissQuery } from './miss-query.ts'

/**
 * `/v1/manage/missed-searches`: what readers searched for without results, for all who write content. The list is shared:
 * only who may change any content deletes from it.
 */
export const manageMissedSearches = new Hono<AppEnv>()
  .get('/', allowContent('read'), query(MissQuery), async (c) => {
    const { limit, offset, sort } = c.req.valid('query')
    const { list, total } = await listMissedSearches(c.env.DB, { sort, limit, offset })
    return c.json(ok({ missedSearches: { list, meta: { total, limit } } }))
  })
  .post(
    '/forget',
    allow('update', 'content'),
    body(z.strictObject({ words: z.string().max(200) })),
    async (c) => {
      await deleteMissedSearch(c.env.DB, c.req.valid('json').words)
      return c.json(ok({ result: true }))
    },
  )
