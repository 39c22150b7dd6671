import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'

/** Maximum number of references per call. */
const MAX_BATCH_SIZE = 100

/** A card with place facts; these are passed on to the page's component unchecked. */
const Mentioned = Card.and(z.object({ place: z.custom<MentionedCards[string]['place']>().optional() }))
const listMentioned = endpoint(
  'GET /manage/mentioned-cards',
  z.object({ cards: z.record(z.string(), Mentioned) }),
)

/** The public cards of content by `kind.id`. Content that is not public is missing. */
export async function fetchCards(refs: readonly string[]): Promise<MentionedCards> {
  const parts = Array.from({ length: Math.ceil(refs.length / MAX_BATCH_SIZE) }, (_, index) =>
    refs.slice(index * MAX_BATCH_SIZE, (index + 1) * MAX_BATCH_SIZE),
  )
  const answers = await Promise.all(
    parts.map((part) => request(listMentioned({ query: { refs: part.join() } }))),
  )
  return Object.assign({}, ...answers.map(({ cards }) => cards))
}
