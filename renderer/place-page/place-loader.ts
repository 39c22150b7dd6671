import type { Blocks } from '#domain/block.ts'
import { refsOfBlocks } from '#domain/block-refs.ts'
import type { Card, NearbyCard } from '#domain/card.ts'
import type { KnownHolidays } from '#domain/closing-days.ts'
import { distanceText } from '#domain/distance.ts'
import { factsAreOld } from '#domain/fact-age.ts'
import type { Place } from '#domain/place.ts'
import { isShut } from '#domain/place-status.ts'
import { holidaysAround } from '#domain/public-holidays.server.ts'
import type { ContentRepository } from '#worker/db/content.server.ts'
import type { PlaceKind } from './place-trail.ts'

type PlaceEntity = Pick<Place, 'lat' | 'lng' | 'closed' | 'businessStatus'> & {
  id: string
  body: Blocks
  prefectureCode: string | null
  factCheckedAt: string | null
}

/** What every page of a place shows besides the place itself. */
export type PlaceSurroundings = {
  cards: Record<string, Card>
  /** Nearest first, each with its distance as the first of its facts. */
  nearbySpots: NearbyCard[]
  nearbyHotels: NearbyCard[]
  articles: Card[]
  gifts: Card[]
  /** Where to go instead of a place that is closed for good or for now: the nearest of its kind. */
  alternatives: NearbyCard[]
  /** Only for a place whose closing days hang on them: today's state is worked out in the browser. */
  holidays: KnownHolidays | null
  isOld: boolean
}

/** Beyond an hour or two on the road nothing is near; islands have fewer neighbours, and that is the truth. */
const NEAR_METRES = 100_000

const withDistance = (cards: NearbyCard[]): NearbyCard[] =>
  cards.map((card) => ({ ...card, facts: [distanceText(card.metres), ...card.facts] }))

const near = (cards: NearbyCard[]): NearbyCard[] =>
  withDistance(cards.filter(({ metres }) => metres <= NEAR_METRES))

export async function loadSurroundings(
  content: ContentRepository,
  kind: PlaceKind,
  place: PlaceEntity,
): Promise<PlaceSurroundings> {
  const [cards, nearbySpots, nearbyHotels, articles, gifts, alternatives] = await Promise.all([
    content.cardsOf(refsOfBlocks(place.body)),
    content.listNearby('spot', place, 5),
    content.listNearby('hotel', place, 4),
    content.listArticlesMentioning([place.id], '', 4),
    content.listCards('gift', { prefecture: place.prefectureCode ?? '' }, 4),
    isShut(place) ? content.listNearby(kind, place, 3) : [],
  ])
  return {
    cards,
    nearbySpots: near(nearbySpots),
    nearbyHotels: near(nearbyHotels),
    articles,
    gifts: place.prefectureCode ? gifts : [],
    alternatives,
    holidays: (place.closed?.holidayRule ?? 'none') === 'none' ? null : holidaysAround(content.now),
    isOld: factsAreOld(place.factCheckedAt, content.now),
  }
}
