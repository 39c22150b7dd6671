import { japaneseMonth } from '#domain/date/japanese-date.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, now }: LoaderContext) => {
  const month = japaneseMonth(now)
  const [articles, popular, spots, themes, hotels, gifts, features, campaigns, placements] =
    await Promise.all([
      content.listCards('article-page', {}, 7),
      content.listPopular(),
      content.listCards('spot', { month }, 8),
      content.listCards('theme', {}, 4),
      content.listCards('hotel', {}, 4),
      content.listCards('gift', {}, 4),
      content.listCards('feature', {}, 3),
      content.listCards('campaign', {}, 3),
      content.listPlacements('top'),
    ])
  return {
    month,
    articles,
    popular,
    spots,
    themes,
    hotels,
    gifts,
    features,
    campaigns,
    placements,
  }
}
