import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { answer, api } from '../api.ts'

const CardsAnswer = z.object({ cards: z.object({ list: z.array(Card) }) })

/** Today's cards of what has these ids, comma-separated; what is no longer public is not among them. */
export async function askCards(apiHost: string, ids: string, signal: AbortSignal): Promise<Card[]> {
  const call = api(apiHost).cards.$get({ query: { ids } }, { init: { signal } })
  return (await answer(CardsAnswer, call)).cards.list
}
