import type { Blocks } from '#domain/block.ts'
import { refsOfBlocks } from '#domain/block-refs.ts'
import type { Card } from '#domain/card.ts'
import { factsAreOld } from '#domain/fact-age.ts'
import type { ContentRepository } from '#worker/db/content.server.ts'

type PlaceEntity = {
  id: string
  lat: number
  lng: number
  body: Blocks
  prefectureCode: string | null
  factCheckedAt: string | null
}

/** What every page of a place shows besides the place itself. */
export type PlaceSurroundings = {
  cards: Record<string, Card>
  nearbySpots: Card[]
  nearbyHotels: Card[]
  articles: Card[]
  gifts: Card[]
  isOld: boolean
}

export async function loadSurroundings(
  content: ContentRepository,
  place: PlaceEntity,
): Promise<PlaceSurroundings> {
  const [cards, nearbySpots, nearbyHotels, articles, gifts] = await Promise.all([
    content.cardsOf(refsOfBlocks(place.body)),
    content.listNearby('spot', place, 5),
    content.listNearby('hotel', place, 4),
    content.listArticlesMentioning([place.id], '', 4),
    content.listCards('gift', { prefecture: place.prefectureCode ?? '' }, 4),
  ])
  return {
    cards,
    nearbySpots,
    nearbyHotels,
    articles,
    gifts: place.prefectureCode ? gifts : [],
    isOld: factsAreOld(place.factCheckedAt, content.now),
  }
}
