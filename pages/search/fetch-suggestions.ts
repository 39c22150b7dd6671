import { z } from 'zod'
import { Suggestion } from '#domain/search/suggestion.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { requestPublic } from '#renderer/api/request-public.ts'

const suggest = endpoint('GET /search/suggest', z.object({ suggestions: z.array(Suggestion) }), {
  endsWithPage: true,
})

/** The server's suggestions for a text. */
export const fetchSuggestions = async (q: string, signal: AbortSignal): Promise<Suggestion[]> =>
  (await requestPublic(suggest({ query: { q } }), { signal })).suggestions
