import { Hono } from 'hono'
import { z } from 'zod'
import { MAX_RANKED } from '#domain/content/popular-articles.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import { COUNTRY, listPopularArticles } from '../../db/content/popular-articles.server.ts'
import { ok } from '../answer.ts'
import { query } from '../query.ts'

/** `of` is the code of a prefecture, or the id of a theme. */
const PopularQuery = z.strictObject({
  of: z.union([z.string().refine((code) => prefectureOfCode(code)), Identifier]).default(COUNTRY),
})

/**
 * `/v1/manage/popular-articles`: the most read articles of seven days, of a prefecture, a theme or the whole country, with their
 * figures. They are published, so that those who may read their own articles only see them as well.
 */
export const managePopularArticles = new Hono<AppEnv>().get(
  '/',
  allow('read', 'article-page', myself),
  query(PopularQuery),
  async (c) => {
    const list = await listPopularArticles(c.env.DB, c.req.valid('query').of, new Date())
    return c.json(ok({ popularArticles: { list, meta: { total: list.length, limit: MAX_RANKED } } }))
  },
)
