import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { answer, api } from '../api.ts'

const CardsAnswer = z.object({ cards: z.object({ list: z.array(Card) }) })

/** The current cards of comma-separated ids; content that is no longer public is left out. */
export async function fetchCards(apiHost: string, ids: string, signal: AbortSignal): Promise<Card[]> {
  const call = api(apiHost).cards.$get({ query: { ids } }, { init: { signal } })
  return (await answer(CardsAnswer, call)).cards.list
}
