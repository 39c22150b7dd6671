import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { type GuidePlaceKind, isGuidePlaceKind } from '#domain/content/kind.ts'
import { Suggestion } from '#domain/search/suggestion.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { OFTEN_OFFLINE } from '#renderer/travel/calls.ts'

const SearchAnswer = z.object({
  search: z.object({ groups: z.array(z.object({ hits: z.array(z.object({ card: Card })) })) }),
})
const SuggestAnswer = z.object({ suggestions: z.array(Suggestion) })

const search = endpoint('GET /search', SearchAnswer, OFTEN_OFFLINE)
const suggest = endpoint('GET /search/suggest', SuggestAnswer, OFTEN_OFFLINE)

/** Places that can be added to a guide, by keywords; of one kind, or of all in search order. */
export const fetchPlaces = async (q: string, kind: GuidePlaceKind | ''): Promise<Card[]> => {
  const { groups } = (await request(search({ query: { q, ...(kind && { kind }) } }))).search
  const cards = groups.flatMap(({ hits }) => hits.map(({ card }) => card))
  return cards.filter((card) => isGuidePlaceKind(card.kind))
}

/** Place names that match a partial input. */
export const fetchNames = async (q: string): Promise<string[]> =>
  (await request(suggest({ query: { q } }))).suggestions.flatMap(({ label }) => label)
