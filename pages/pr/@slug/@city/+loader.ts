import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { CITY_KINDS } from '#domain/content/kind-lists.ts'
import { japaneseMonth } from '#domain/date/japanese-date.ts'
import { isShut } from '#domain/place/status.ts'
import { prefectureOfSlug, regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { cityNameWithoutCounty, readingWithoutCounty } from '#domain/region/city-name.ts'
import { neighboursOf } from '#domain/region/neighbouring-prefectures.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { coursesThrough } from './courses-through.ts'

/** Places that a reader comes for, and articles, are most; of other kinds there are fewer. */
const mostOf = (kind: ContentKind): number => (kind === 'spot' || kind === 'article-page' ? 8 : 4)
const MAX_OF_SEASON = 4
const MAX_MENTIONING = 4
const MAX_COURSES = 2
const MAX_NEIGHBOURS = 16
/** More are read, because those of the season and with courses have sections of their own. */
const SPARE = Math.max(MAX_OF_SEASON, MAX_COURSES)

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams, now }: LoaderContext) => {
  const { slug = '', city: code = '' } = routeParams
  const prefecture = prefectureOfSlug(slug)
  const region = prefecture && regionOfPrefecture(prefecture.code)
  if (!region || !code.startsWith(prefecture.code)) return null
  const city = await content.findCity(code)
  if (!city?.hasPage) return null
  const month = japaneseMonth(now)
  const [lists, inSeason, mentioning, pages] = await Promise.all([
    Promise.all(
      CITY_KINDS.map(async (kind) => ({
        kind,
        ...(await content.pageOfCards(kind, { city: code }, { limit: mostOf(kind) + SPARE })),
      })),
    ),
    content.listSpotsInSeason({ city: code, month }, 2 * MAX_OF_SEASON),
    content.listArticlesAboutPlacesOf({ city: code }, MAX_MENTIONING + MAX_COURSES),
    content.listCityPages([prefecture.code, ...neighboursOf(prefecture.code)]),
  ])
  const own = lists.flatMap(({ kind, cards }) => (kind === 'article-page' ? cards : []))
  const courses = (await coursesThrough(content, city, [...own, ...mentioning])).slice(0, MAX_COURSES)
  const season = inSeason.filter((card) => !isShut(card)).slice(0, MAX_OF_SEASON)
  const apart = new Set([...season, ...courses].map(({ id }) => id))
  const others = (cards: readonly Card[], most: number) =>
    cards.filter(({ id }) => !apart.has(id)).slice(0, most)
  return {
    prefecture,
    region: { slug: region.slug, name: region.name },
    city: {
      code,
      name: cityNameWithoutCounty(city.name),
      kana: readingWithoutCounty(city.name, city.kana),
    },
    month,
    counts: lists.flatMap(({ kind, total, isMore }) => (total > 0 ? [{ kind, total, isMore }] : [])),
    season,
    courses,
    lists: lists.map(({ kind, cards }) => ({ kind, cards: others(cards, mostOf(kind)) })),
    /** Articles about other areas that mention places of this one. */
    mentioning: others(mentioning, MAX_MENTIONING),
    neighbours: pages
      .filter((page) => page.code !== code)
      .slice(0, MAX_NEIGHBOURS)
      .map(({ code: other, name }) => ({ code: other, name })),
  }
}
