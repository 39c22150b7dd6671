import { prefectureOfSlug, regionOfPrefecture } from '#domain/built-in-regions.ts'
import type { ContentKind } from '#domain/content-kind.ts'
import { japaneseMonth } from '#domain/japanese-date.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

/** The kinds a prefecture page lists, in its order. */
const KINDS = [
  'spot',
  'article-page',
  'hotel',
  'restaurant',
  'activity',
  'gift',
] as const satisfies readonly ContentKind[]
const PER_KIND = 8

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams, now }: LoaderContext) => {
  const prefecture = prefectureOfSlug(routeParams.slug ?? '')
  if (!prefecture) return null
  const month = japaneseMonth(now)
  const filter = { prefecture: prefecture.code }
  const [inSeason, cities, ...lists] = await Promise.all([
    content.listCards('spot', { ...filter, month }, 4),
    content.countPlacesByCity(prefecture.code),
    ...KINDS.map((kind) => content.pageOfCards(kind, filter, { limit: PER_KIND })),
  ])
  return {
    prefecture,
    month,
    region: regionOfPrefecture(prefecture.code)?.name ?? '',
    neighbours:
      regionOfPrefecture(prefecture.code)?.prefectures.filter(({ code }) => code !== prefecture.code) ?? [],
    inSeason,
    cities,
    lists: KINDS.map((kind, index) => ({
      kind,
      cards: lists[index]?.cards ?? [],
      total: lists[index]?.total ?? 0,
    })).filter(({ total }) => total > 0),
  }
}
