import { Hono } from 'hono'
import { z } from 'zod'
import { ContentRef } from '#domain/content/ref.ts'
import type { AppEnv } from '../../app-env.ts'
import { allowContent } from '../../auth/allow.ts'
import { createContentRepository } from '../../db/content/content.server.ts'
import { ok } from '../answer.ts'
import { query } from '../query.ts'

const MAX_REFS = 100

const MentionsQuery = z.strictObject({
  refs: z
    .string()
    .transform((text) =>
      text.split(',').map((ref) => {
        const [kind, id] = ref.split('.')
        return { kind, id }
      }),
    )
    .pipe(z.array(ContentRef).max(MAX_REFS)),
})

/**
 * `GET /v1/manage/mentioned-cards?refs=spot.a…,hotel.a…`: the public cards of content that a body mentions, by id
 * (`data.cards`), at most 100. Content that is not public is left out.
 */
export const mentionedCards = new Hono<AppEnv>().get(
  '/',
  // The cards are public: every author may see them.
  allowContent('read'),
  query(MentionsQuery),
  async (c) => {
    const { refs } = c.req.valid('query')
    const content = createContentRepository(c.env.DB, new Date())
    const [cards, places] = await Promise.all([content.cardsOf(refs), content.mentionedPlaces(refs)])
    const withPlaces = Object.entries(cards).map(([id, card]) => [id, { ...card, place: places[id] }])
    return c.json(ok({ cards: Object.fromEntries(withPlaces) }))
  },
)
