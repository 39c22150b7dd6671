import type { Card, NearbyCard } from '#domain/content/card.ts'
import type { PlaceKind } from '#domain/content/kind.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
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
  const where = `t.id <> ? AND t.lat BETWEEN ? AND ? AND t.lng BETWEEN ? AND ?
    AND t.business_status NOT IN ('closed', 'tempClosed') AND ${PUBLIC_NOW}`
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

/** The number of newest articles about one entity that are compared by what they share with another. */
export const NEWEST_ABOUT_ONE = 12

/** Content that is no advertisement, over the alias `t`. */
export const NOT_PAID = `json_extract(t.disclosure, '$.kind') <> 'pr'`

/** A shared place relates two articles more closely than a shared product. */
const WEIGHT = `CASE WHEN m.to_kind IN (${PLACE_KINDS.map((kind) => `'${kind}'`).join(', ')}) THEN 3 ELSE 1 END`

/**
 * Public articles that mention any of the given content, those that share most of it first, then the newest, without
 * the article `except`; a shared place counts three times as much as a shared product. Of each mentioned entity only
 * the newest articles are considered, so that the cost does not grow with the archive. `isPaidForToo`: includes
 * advertisements.
 */
export async function listArticlesMentioning(
  db: D1Database,
  ids: readonly string[],
  except: string,
  limit: number,
  now: Date,
  { isPaidForToo = true } = {},
): Promise<Card[]> {
  if (ids.length === 0) return []
  // One join instead of a SELECT for each entity: D1 takes five in a compound. Both are CROSS JOINs, which keep SQLite
  // from reading the whole archive first.
  const newest = `SELECT from_id FROM content_mentions WHERE to_id = mentioned.value AND from_kind = 'article-page'
    ORDER BY published_at DESC, from_id LIMIT ${NEWEST_ABOUT_ONE}`
  const shared = `SELECT m.from_id AS id, SUM(${WEIGHT}) AS shared FROM json_each(?) mentioned
    CROSS JOIN content_mentions m ON m.to_id = mentioned.value AND m.from_kind = 'article-page' AND m.from_id IN (${newest})
    GROUP BY m.from_id`
  const { results } = await db
    .prepare(
      `WITH shared AS (${shared})
       ${selectCards('article-page', `t.id <> ? ${isPaidForToo ? '' : `AND ${NOT_PAID}`} AND ${PUBLIC_NOW}`, 'shared s CROSS JOIN article_pages t ON t.id = s.id')}
       ORDER BY s.shared DESC, t.published_at DESC, t.id LIMIT ?`,
    )
    .bind(JSON.stringify(ids), except, ...bindNow(now), limit)
    .all<Row>()
  return results.map((row) => toCard('article-page', row, now))
}
