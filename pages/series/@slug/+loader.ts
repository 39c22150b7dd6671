import { factsAreOld } from '#domain/place/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const series = await content.findBySlug('series', routeParams.slug ?? '')
  if (!series) return null
  const cards = await content.cardsOf(series.parts.map((id) => ({ kind: 'article-page', id })))
  return {
    series,
    /** Those that are public, with their numbers. */
    parts: series.parts.flatMap((id, index) => {
      const card = cards[id]
      return card ? [{ number: index + 1, card }] : []
    }),
    isOld: factsAreOld(series.factCheckedAt, content.now),
  }
}
