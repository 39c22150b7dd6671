import { factsAreOld } from '#domain/place/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const feature = await content.findBySlug('feature', routeParams.slug ?? '')
  if (!feature) return null
  const refs = feature.sections.flatMap(({ items }) => items.map(({ kind, refId }) => ({ kind, id: refId })))
  const [cards, following] = await Promise.all([
    content.cardsOf(refs),
    content.listFollowing('feature', feature),
  ])
  return { feature, cards, following, isOld: factsAreOld(feature.factCheckedAt, content.now) }
}
