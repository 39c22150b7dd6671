import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import { ALL_ARTICLE_TYPES } from '#domain/content/article-type.ts'
import type { Card } from '#domain/content/card.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { BUILT_IN_PREFECTURES, prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import type { AppEnv } from '../app-env.ts'
import { publicContent } from '../documents/public-content.ts'
import { notFound, ok, PUBLIC_CACHE } from './answer.ts'
import { Cursor, encodeCursor } from './cursor.ts'
import { query } from './query.ts'

const PREFECTURE_SLUGS = BUILT_IN_PREFECTURES.map(({ slug }) => slug) as [string, ...string[]]
const DEFAULT_LIMIT = 20
const MAX_LIMIT = 100

/** The filters of public lists. `prefecture` is a slug, `city` a JIS code, `month` 1–12. */
export const ContentQuery = z.strictObject({
  prefecture: z.enum(PREFECTURE_SLUGS).optional(),
  city: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  tag: z.string().min(1).max(30).optional(),
  type: z.enum(ALL_ARTICLE_TYPES).optional(),
  month: z.coerce.number().int().min(1).max(12).optional(),
  q: z.string().max(100).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional(),
  cursor: Cursor.optional(),
})

export const camelCase = (text: string): string =>
  text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The public calls of one kind: `GET /` lists cards (`data.spots = {list, meta}`), `GET /:slug` returns one complete
 * entity (`data.spot`). A former slug redirects to the current one; content that is not public is 404.
 */
export const contentCalls = (kind: ContentKind) =>
  new Hono<AppEnv>()
    .get('/', query(ContentQuery), async (c) => {
      const { limit = DEFAULT_LIMIT, cursor, sort, prefecture, q, ...filter } = c.req.valid('query')
      const content = await publicContent(c.env)
      const { cards, total, next } = await content.pageOfCards(
        kind,
        { ...filter, keyword: q, prefecture: prefecture && prefectureOfSlug(prefecture)?.code },
        { limit, after: cursor, order: sort },
      )
      const list: List<Card> = {
        list: cards,
        meta: { total, limit, ...(next && { cursor: encodeCursor(next) }) },
      }
      return c.json(ok({ [camelCase(CONTENT_KINDS[kind].plural)]: list }), 200, {
        'cache-control': PUBLIC_CACHE,
      })
    })
    .get('/:slug', async (c) => {
      const content = await publicContent(c.env)
      const slug = c.req.param('slug')
      const entity = await content.findBySlug(kind, slug)
      if (!entity) {
        const present = await content.findSlugByFormerSlug(kind, slug)
        if (present) return c.redirect(`/v1/${CONTENT_KINDS[kind].plural}/${present}`, 301)
        throw notFound(c)
      }
      return c.json(ok({ [camelCase(kind)]: entity }), 200, { 'cache-control': PUBLIC_CACHE })
    })
