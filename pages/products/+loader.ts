import type { ContentRef } from '#domain/content/ref.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content }: LoaderContext) => {
  const [products, placements] = await Promise.all([
    content.listProducts(),
    content.listPlacements('products'),
  ])
  const refs = products.flatMap(({ kind, refId }): ContentRef[] =>
    kind !== 'other' && refId ? [{ kind, id: refId }] : [],
  )
  return { products, placements, cards: await content.cardsOf(refs) }
}
