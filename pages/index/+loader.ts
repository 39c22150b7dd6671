import { japaneseMonth } from '#domain/japanese-date.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, now }: LoaderContext) => {
  const month = japaneseMonth(now)
  const [articles, spots, hotels, gifts, features, campaigns, placements] = await Promise.all([
    content.listCards('article-page', {}, { limit: 7 }),
    content.listCards('spot', { month }, { limit: 8 }),
    content.listCards('hotel', {}, { limit: 4 }),
    content.listCards('gift', {}, { limit: 4 }),
    content.listCards('feature', {}, { limit: 3 }),
    content.listCards('campaign', {}, { limit: 3 }),
    content.listPlacements('top'),
  ])
  return {
    month,
    articles: articles.cards,
    spots: spots.cards,
    hotels: hotels.cards,
    gifts: gifts.cards,
    features: features.cards,
    campaigns: campaigns.cards,
    placements,
  }
}
