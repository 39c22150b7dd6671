import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import { ContentKindSchema } from '#domain/content/ref.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent, requesterOf } from '../../auth/allow.ts'
import {
  type ContentName,
  listContentNames,
  searchContentNames,
} from '../../db/content/content-names.server.ts'
import { ok } from '../answer.ts'
import { query } from '../query.ts'

const MAX_IDS = 100
const MAX_FOUND = 30

const listOf = <Item extends string>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(item).max(MAX_IDS))

const NamesQuery = z.strictObject({ ids: listOf(Identifier) })
const SearchQuery = z.strictObject({
  kinds: listOf(ContentKindSchema),
  q: z.string().max(40).optional(),
  prefecture: z
    .string()
    .regex(/^\d{2}$/)
    .optional(),
})

const named = (list: ContentName[], limit: number): { contentNames: List<ContentName> } => ({
  contentNames: { list, meta: { total: list.length, limit } },
})

/**
 * The names of content that forms reference, drafts only within the role's reach (`data.contentNames`): `GET
 * /v1/manage/content-names?ids=a…,a…` with at most 100 ids, `GET …/search?kinds=spot,hotel&q=` the first 30 matches.
 */
export const contentNames = new Hono<AppEnv>()
  .get('/', allowContent('read'), query(NamesQuery), async (c) => {
    const names = await listContentNames(c.env.DB, c.req.valid('query').ids, requesterOf(c))
    return c.json(ok(named(names, MAX_IDS)))
  })
  .get('/search', allowContent('read'), query(SearchQuery), async (c) => {
    const { kinds, q = '', prefecture } = c.req.valid('query')
    const search = {
      kinds,
      q,
      limit: MAX_FOUND,
      requester: requesterOf(c),
      ...(prefecture && { prefecture }),
    }
    return c.json(ok(named(await searchContentNames(c.env.DB, search), MAX_FOUND)))
  })
