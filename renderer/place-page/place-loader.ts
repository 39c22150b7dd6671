import type { Blocks } from '#domain/blocks/block.ts'
import { refsOfBlocks } from '#domain/blocks/refs.ts'
import type { Card, NearbyCard } from '#domain/content/card.ts'
import type { PlaceKind } from '#domain/content/kind.ts'
import { holidaysAround } from '#domain/date/public-holidays.server.ts'
import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import { distanceText, EXCURSION_ROAD_METRES, NEAR_ROAD_METRES, roadMetres } from '#domain/place/distance.ts'
import { factsAreOld } from '#domain/place/fact-age.ts'
import { NEAREST, NEWEST_OF_PLACE } from '#domain/place/nearest.ts'
import type { Place } from '#domain/place/place.ts'
import { isShut } from '#domain/place/status.ts'
import type { ContentRepository } from '#worker/db/content/content.server.ts'

type PlaceEntity = Pick<Place, 'lat' | 'lng' | 'closed' | 'businessStatus'> & {
  id: string
  body: Blocks
  prefectureCode: string | null
  cityCode: string | null
  factCheckedAt: string | null
}

/** The municipality of a place. */
export type PlaceCity = { code: string; name: string; hasPage: boolean }

/** The data of a place's page besides the place itself. */
export type PlaceSurroundings = {
  cards: Record<string, Card>
  /** Nearest first, each with its distance as the first fact. */
  nearbySpots: NearbyCard[]
  nearbyHotels: NearbyCard[]
  /** Spots, then hotels, that are outside the nearby radius but within about an hour. */
  excursions: NearbyCard[]
  /** Articles with a model course that stops here. */
  courses: Card[]
  articles: Card[]
  gifts: Card[]
  /** Alternatives to a closed place: the nearest places of its kind. */
  alternatives: NearbyCard[]
  /** Only for places whose closing days depend on them: today's state is computed in the browser. */
  holidays: HolidayCalendar | null
  isOld: boolean
  city: PlaceCity | null
}

const withDistance = (cards: NearbyCard[]): NearbyCard[] =>
  cards.map((card) => ({ ...card, facts: [distanceText(roadMetres(card.metres)), ...card.facts] }))

const SHOWN_NEAR = { spot: 5, hotel: 4 } as const
const SHOWN_EXCURSIONS = { spot: 4, hotel: 2 } as const
/** Of these at most `courses` have a model course that stops at the place. */
const SHOWN_ARTICLES = { all: 4, courses: 2 } as const

/** Islands have fewer neighbours. */
function byRoad(kind: 'spot' | 'hotel', cards: NearbyCard[]) {
  const road = ({ metres }: NearbyCard) => roadMetres(metres)
  const near = cards.filter((card) => road(card) <= NEAR_ROAD_METRES)
  const further = cards.filter((card) => road(card) > NEAR_ROAD_METRES && road(card) <= EXCURSION_ROAD_METRES)
  return {
    near: withDistance(near.slice(0, SHOWN_NEAR[kind])),
    excursions: withDistance(further.slice(0, SHOWN_EXCURSIONS[kind])),
  }
}

/** The newest articles that mention a place: apart from the others those with a model course that stops there. */
async function articlesAbout(content: ContentRepository, id: string) {
  const newest = await content.listArticlesMentioning(id, NEWEST_OF_PLACE)
  const courses = await content.listCourses(newest.map((card) => card.id))
  const stopping = new Set(
    courses.filter(({ stops }) => stops.some((stop) => stop.id === id)).map(({ articleId }) => articleId),
  )
  const shown = newest.filter((card) => stopping.has(card.id)).slice(0, SHOWN_ARTICLES.courses)
  return {
    courses: shown,
    articles: newest.filter((card) => !shown.includes(card)).slice(0, SHOWN_ARTICLES.all - shown.length),
  }
}

export async function loadSurroundings(
  content: ContentRepository,
  kind: PlaceKind,
  place: PlaceEntity,
): Promise<PlaceSurroundings> {
  const [cards, nearestSpots, nearestHotels, about, gifts, alternatives, city] = await Promise.all([
    content.cardsOf(refsOfBlocks(place.body)),
    content.listNearby('spot', place, NEAREST.spot),
    content.listNearby('hotel', place, NEAREST.hotel),
    articlesAbout(content, place.id),
    content.listCards('gift', { prefecture: place.prefectureCode ?? '' }, 4),
    isShut(place) ? content.listNearby(kind, place, 3) : [],
    place.cityCode ? content.findCity(place.cityCode) : null,
  ])
  const spots = byRoad('spot', nearestSpots)
  const hotels = byRoad('hotel', nearestHotels)
  return {
    cards,
    city: city && { code: city.code, name: city.name, hasPage: city.hasPage },
    nearbySpots: spots.near,
    nearbyHotels: hotels.near,
    excursions: [...spots.excursions, ...hotels.excursions],
    ...about,
    gifts: place.prefectureCode ? gifts : [],
    alternatives,
    holidays: (place.closed?.holidayRule ?? 'none') === 'none' ? null : holidaysAround(content.now),
    isOld: factsAreOld(place.factCheckedAt, content.now),
  }
}
