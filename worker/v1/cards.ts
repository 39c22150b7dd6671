import { Hono } from 'hono'
import { z } from 'zod'
import { FAVORITE_KINDS } from '#domain/shelf/kinds.ts'
import { Identifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../app-env.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { ok, PUBLIC_CACHE } from './answer.ts'
import { query } from './query.ts'

const MAX_IDS = 100

const CardsQuery = z.strictObject({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Identifier).max(MAX_IDS)),
})

/**
 * `GET /v1/cards?ids=a…,a…`: the current cards of a device's entries, at most 100, in the given
 * order (`data.cards.list`). Content that is no longer public is left out, so that the client knows.
 */
export const cards = new Hono<AppEnv>().get('/', query(CardsQuery), async (c) => {
  const ids = [...new Set(c.req.valid('query').ids)]
  const refs = FAVORITE_KINDS.flatMap((kind) => ids.map((id) => ({ kind, id })))
  const byId = await createContentRepository(c.env.DB, new Date()).cardsOf(refs)
  const list = ids.flatMap((id) => byId[id] ?? [])
  return c.json(ok({ cards: { list, meta: { total: list.length, limit: MAX_IDS } } }), 200, {
    'cache-control': PUBLIC_CACHE,
  })
})
