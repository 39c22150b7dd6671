import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { type GuidePlaceKind, isGuidePlaceKind } from '#domain/content/kind.ts'
import { Suggestion } from '#domain/search/suggestion.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { answer } from '#renderer/api.ts'
import { call } from '#renderer/travel/call.ts'

const SearchAnswer = z.object({
  search: z.object({ groups: z.array(z.object({ hits: z.array(z.object({ card: Card })) })) }),
})
const SuggestAnswer = z.object({ suggestions: z.array(Suggestion) })

/** Places that can be added to a guide, by keywords; of one kind, or of all in search order. */
export const fetchPlaces = async (q: string, kind: GuidePlaceKind | ''): Promise<Card[]> => {
  const query = new URLSearchParams({ q, ...(kind && { kind }) })
  const { search } = await answer(SearchAnswer, call(pathOf`/search?${query}`))
  const cards = search.groups.flatMap(({ hits }) => hits.map(({ card }) => card))
  return cards.filter((card) => isGuidePlaceKind(card.kind))
}

/** Place names that match a partial input. */
export const fetchNames = async (q: string): Promise<string[]> => {
  const { suggestions } = await answer(
    SuggestAnswer,
    call(pathOf`/search/suggest?${new URLSearchParams({ q })}`),
  )
  return suggestions.flatMap(({ label }) => label)
}
