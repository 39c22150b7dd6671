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

/** Places of this site that a guide can hold, for words; of one kind, or of all in the order of the search. */
export const askPlaces = async (q: string, kind: GuidePlaceKind | ''): Promise<Card[]> => {
  const query = new URLSearchParams({ q, ...(kind && { kind }) })
  const { search } = await answer(SearchAnswer, call(pathOf`/search?${query}`))
  const cards = search.groups.flatMap(({ hits }) => hits.map(({ card }) => card))
  return cards.filter((card) => isGuidePlaceKind(card.kind))
}

/** Names of places that somebody who is typing may mean. */
export const askNames = async (q: string): Promise<string[]> => {
  const { suggestions } = await answer(
    SuggestAnswer,
    call(pathOf`/search/suggest?${new URLSearchParams({ q })}`),
  )
  return suggestions.flatMap(({ label }) => label)
}
