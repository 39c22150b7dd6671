import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content }: LoaderContext) => {
  const [features, placements] = await Promise.all([
    content.listFeatures(),
    content.listPlacements('features'),
  ])
  const refs = features.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.map(({ kind, refId }) => ({ kind, id: refId }))),
  )
  return { features, placements, cards: await content.cardsOf(refs) }
}
