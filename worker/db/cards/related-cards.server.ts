import type { Card, NearbyCard } from '#domain/content/card.ts'
import type { PlaceKind } from '#domain/content/kind.ts'
import { metresBetween, type Position } from '#domain/place/distance.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import type { Row } from '../row.ts'
import { selectCards, toCard } from './row.ts'

/** About 250 km: places further away are not nearby. */
const NEARBY_DEGREES = 2.3
/**
 * The database compares equirectangular degrees, which may order places at nearly the same distance wrongly: fetch a
 * few more.
 */
const RUNNERS_UP = 5

/** The nearest public places of a kind that can be visited, by distance, without the place itself. */
export async function listNearby(
  db: D1Database,
  kind: PlaceKind,
  place: Position & { id: string },
  limit: number,
  now: Date,
): Promise<NearbyCard[]> {
  const shrink = Math.cos((place.lat * Math.PI) / 180)
  // The plus keeps SQLite from reading all public places instead of those of these latitudes.
  const where = `t.id <> ? AND t.lat BETWEEN ? AND ? AND t.lng BETWEEN ? AND ?
    AND t.business_status NOT IN ('closed', 'tempClosed') AND +${PUBLIC_NOW}`
  const { results } = await db
    .prepare(
      `${selectCards(kind, where)}
       ORDER BY (t.lat - ?) * (t.lat - ?) + (t.lng - ?) * (t.lng - ?) * ?, t.id LIMIT ?`,
    )
    .bind(
      place.id,
      place.lat - NEARBY_DEGREES,
      place.lat + NEARBY_DEGREES,
      place.lng - NEARBY_DEGREES / shrink,
      place.lng + NEARBY_DEGREES / shrink,
      ...bindNow(now),
      place.lat,
      place.lat,
      place.lng,
      place.lng,
      shrink * shrink,
      limit + RUNNERS_UP,
    )
    .all<Row>()
  return results
    .map((row) => {
      const card = toCard(kind, row, now)
      return { ...card, metres: Math.round(metresBetween(place, card.position ?? place)) }
    })
    .sort((a, b) => a.metres - b.metres)
    .slice(0, limit)
}

/** The newest public articles that mention some content. */
export async function listArticlesMentioning(
  db: D1Database,
  id: string,
  limit: number,
  now: Date,
): Promise<Card[]> {
  const mentioning = `content_mentions m CROSS JOIN article_pages t ON t.id = m.from_id`
  const { results } = await db
    .prepare(
      `${selectCards('article-page', `m.to_id = ? AND m.from_kind = 'article-page' AND ${PUBLIC_NOW}`, mentioning)}
       ORDER BY m.published_at DESC, m.from_id LIMIT ?`,
    )
    .bind(id, ...bindNow(now), limit)
    .all<Row>()
  return results.map((row) => toCard('article-page', row, now))
}
