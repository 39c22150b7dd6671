import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'
import { ask } from '../../ask.ts'

/** What a call may ask for at once. */
const MOST = 100

/** A card, and the facts of a place as they come: the page's own component reads them. */
const Mentioned = Card.and(z.object({ place: z.custom<MentionedCards[string]['place']>().optional() }))
const CardsAnswer = z.object({ cards: z.record(z.string(), Mentioned) })

/** The public cards of content by `kind.id`. What is not public is not among them. */
export async function askCards(refs: readonly string[]): Promise<MentionedCards> {
  const parts = Array.from({ length: Math.ceil(refs.length / MOST) }, (_, index) =>
    refs.slice(index * MOST, (index + 1) * MOST),
  )
  const answers = await Promise.all(
    parts.map((part) => ask(CardsAnswer, pathOf`/mentioned-cards?refs=${part.join()}`)),
  )
  return Object.assign({}, ...answers.map(({ cards }) => cards))
}
