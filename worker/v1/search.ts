import { Hono } from 'hono'
import { z } from 'zod'
import { ALL_CONTENT_KINDS } from '#domain/content-kind.ts'
import type { AppEnv } from '../app-env.ts'
import { createContentRepository } from '../db/content.server.ts'
import { ok, PUBLIC_CACHE } from './answer.ts'
import { ContentQuery } from './content.ts'
import { query } from './query.ts'

const SearchQuery = ContentQuery.pick({ prefecture: true, month: true, tag: true, q: true }).extend({
  kind: z.enum(ALL_CONTENT_KINDS).optional(),
})

/** Entries shown of each kind; the kind's own search shows the rest. */
const PER_KIND = 20

/** `GET /v1/search`: `data.search.groups`, one for each kind that has results. */
export const search = new Hono<AppEnv>().get('/', query(SearchQuery), async (c) => {
  const { q, ...rest } = c.req.valid('query')
  const groups = await createContentRepository(c.env.DB, new Date()).search({ ...rest, keyword: q }, PER_KIND)
  return c.json(ok({ search: { groups } }), 200, { 'cache-control': PUBLIC_CACHE })
})
