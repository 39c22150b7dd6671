import type { Card } from '#domain/content/card.ts'
import { japaneseMonth } from '#domain/date/japanese-date.ts'
import { prefectureOfSlug, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { neighboursOf } from '#domain/region/neighbouring-prefectures.ts'
import { PREFECTURE_KANA } from '#domain/region/prefecture-kana.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { listsOf, neighbourCards, PER_KIND } from './lists-of-prefecture.ts'
import { seasonRecommendations } from './season-recommendations.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams, now }: LoaderContext) => {
  const prefecture = prefectureOfSlug(routeParams.slug ?? '')
  const region = prefecture && regionOfPrefecture(prefecture.code)
  if (!region) return null
  const month = japaneseMonth(now)
  const others = region.prefectures.map(({ code }) => code).filter((code) => code !== prefecture.code)
  const recommendations = await officeRecommendations(content, prefecture.code)
  const chosen = new Set(recommendations.map(({ card }) => card.id))
  const [season, lists, cities, cells, mentioning, popular] = await Promise.all([
    seasonRecommendations(content, prefecture.code, others, month, chosen),
    listsOf(content, prefecture.code),
    content.countByCity(prefecture.code),
    content.listCells('spot'),
    content.listArticlesAboutPlacesOf({ prefecture: prefecture.code }, PER_KIND * 2),
    content.listPopular(prefecture.code),
  ])
  const ofSeason = season.isOwn ? season.cards : []
  const picked = new Set([...chosen, ...[...ofSeason, ...popular].map(({ id }) => id)])
  const mentioned = mentioning.filter(({ id }) => !chosen.has(id)).slice(0, PER_KIND)
  const present = lists.map(({ kind }) => kind)
  const spotsIn = (code: string) =>
    cells.reduce((sum, cell) => (cell.prefectureCode === code ? sum + cell.count : sum), 0)
  return {
    prefecture: { ...prefecture, kana: PREFECTURE_KANA[prefecture.code] },
    region: { name: region.name, slug: region.slug },
    month,
    picks: recommendations,
    season,
    counts: lists.map(({ kind, total }) => ({ kind, total })),
    // Without the content already shown as a recommendation, or among the most read articles.
    lists: lists.map((list) => ({
      ...list,
      cards: list.cards.filter(({ id }) => !picked.has(id)).slice(0, PER_KIND),
    })),
    popular,
    /** Articles of other prefectures that mention places of this one. */
    mentioned,
    nearby: await neighbourCards(
      content,
      others,
      mentioned.length > 0 ? [...present, 'article-page'] : present,
    ),
    cities,
    neighbours: neighboursOf(prefecture.code).map((code) => ({ code, spots: spotsIn(code) })),
  }
}

type OfficeRecommendation = { card: Card; comment: string | null }

/** The editors' current recommendations for a prefecture in order; content that is not public is left out. */
async function officeRecommendations(
  content: LoaderContext['content'],
  prefecture: string,
): Promise<OfficeRecommendation[]> {
  const recommendations = await content.listRecommendations(prefecture)
  if (recommendations.length === 0) return []
  const cards = await content.cardsOf(recommendations)
  return recommendations.flatMap(({ id, comment }) => {
    const card = cards[id]
    return card ? [{ card, comment }] : []
  })
}
