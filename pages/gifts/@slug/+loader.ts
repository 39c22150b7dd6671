import { refsOfBlocks } from '#domain/blocks/refs.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const gift = await content.findBySlug('gift', routeParams.slug ?? '')
  if (!gift) return null
  const shops = gift.sellPlaces.flatMap(({ spotId }): ContentRef[] =>
    spotId ? [{ kind: 'spot', id: spotId }] : [],
  )
  const [cards, articles, gifts] = await Promise.all([
    content.cardsOf([...refsOfBlocks(gift.body), ...shops]),
    content.listArticlesMentioning(gift.id, 4),
    content.listCards('gift', { prefecture: gift.prefectureCode ?? undefined }, 5),
  ])
  return {
    gift,
    cards,
    articles,
    others: gifts.filter(({ id }) => id !== gift.id).slice(0, 4),
    isOld: factsAreOld(gift.factCheckedAt, content.now),
  }
}
