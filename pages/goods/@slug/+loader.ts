import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const goods = await content.findBySlug('goods', routeParams.slug ?? '')
  if (!goods) return null
  const [cards, articles] = await Promise.all([
    content.cardsOf(refsOfBlocks(goods.body)),
    content.listArticlesMentioning(goods.id, 4),
  ])
  return { goods, cards, articles, isOld: factsAreOld(goods.factCheckedAt, content.now) }
}
