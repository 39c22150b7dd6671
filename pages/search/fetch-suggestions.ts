import { z } from 'zod'
import { Suggestion } from '#domain/search/suggestion.ts'
import { answer, api } from '#renderer/api.ts'

const SuggestAnswer = z.object({ suggestions: z.array(Suggestion) })

/** The server's suggestions for a text. */
export async function fetchSuggestions(
  apiHost: string,
  q: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const call = api(apiHost).search.suggest.$get({ query: { q } }, { init: { signal } })
  return (await answer(SuggestAnswer, call)).suggestions
}
