import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { endpoint } from '../api/endpoint.ts'
import { requestPublic } from '../api/request-public.ts'

const CardsAnswer = z.object({ cards: z.object({ list: z.array(Card) }) })
const listCards = endpoint('GET /cards', CardsAnswer, { endsWithPage: true })

/** The current cards of comma-separated ids; content that is no longer public is left out. */
export const fetchCards = async (ids: string, signal?: AbortSignal): Promise<Card[]> =>
  (await requestPublic(listCards({ query: { ids } }), signal && { signal })).cards.list
