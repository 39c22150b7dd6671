import type { Card } from '#domain/content/card.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { EXCURSION_ROAD_METRES, metresBetween, type Position, roadMetres } from '#domain/place/distance.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { listArticlesMentioning, NEWEST_ABOUT_ONE, NOT_PAID } from './related-cards.server.ts'
import { selectCards, toCard } from './row.ts'

/** The maximum of places that are considered: those that an article mentions, and those around them. */
const MAX_CENTRES = 6
const MAX_AROUND = 40
/** The distance of an excursion in degrees of latitude, rounded up. */
const DEGREES = 0.45

/**
 * Articles to read next: about the same places, then about places within an excursion of them, then with the same tags.
 * Advertisements are left out; announcements of ended events come last.
 */
export async function listRelatedArticles(
  db: D1Database,
  article: { id: string; tags: readonly string[] },
  refs: readonly ContentRef[],
  limit: number,
  now: Date,
): Promise<Card[]> {
  const found = new Map<string, Card>()
  const add = (cards: readonly Card[]) => {
    for (const card of cards) if (found.size < limit) found.set(card.id, found.get(card.id) ?? card)
  }
  const about = (ids: readonly string[]) =>
    listArticlesMentioning(db, ids, article.id, limit * 2, now, { isPaidForToo: false })
  add(await about(refs.map(({ id }) => id)))
  if (found.size < limit) add(await about(await placesAroundMentioned(db, refs, now)))
  if (found.size < limit) add(await listArticlesTagged(db, article, limit * 2, now))
  const cards = [...found.values()]
  return [...cards.filter(({ isOver }) => !isOver), ...cards.filter(({ isOver }) => isOver)]
}

type Placed = Position & { id: string }

/** The positions of the mentioned places that are public. */
export async function positionsOf(db: D1Database, refs: readonly ContentRef[], now: Date): Promise<Placed[]> {
  const kinds = PLACE_KINDS.filter((kind) => refs.some((ref) => ref.kind === kind))
  if (kinds.length === 0) return []
  const results = await db.batch<Placed>(
    kinds.map((kind) =>
      db
        .prepare(
          `SELECT t.id, t.lat, t.lng FROM ${CONTENT_TABLES[kind].table} t
           WHERE t.id IN (SELECT value FROM json_each(?)) AND +${PUBLIC_NOW}`,
        )
        .bind(JSON.stringify(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)), ...bindNow(now)),
    ),
  )
  const places = new Map(results.flatMap(({ results: rows }) => rows).map((place) => [place.id, place]))
  return refs.flatMap(({ id }) => places.get(id) ?? [])
}

/** Public places within an excursion of any of the positions, the nearest first. */
export async function placesWithinExcursion(
  db: D1Database,
  centres: readonly Position[],
  now: Date,
): Promise<Placed[]> {
  if (centres.length === 0) return []
  const results = await db.batch<Placed>(
    PLACE_KINDS.map((kind) =>
      db
        .prepare(
          `SELECT DISTINCT t.id, t.lat, t.lng FROM json_each(?) c CROSS JOIN ${CONTENT_TABLES[kind].table} t
           ON t.lat BETWEEN c.value ->> 'lat' - ${DEGREES} AND c.value ->> 'lat' + ${DEGREES}
           WHERE abs(t.lng - (c.value ->> 'lng')) < ${DEGREES * 1.5} AND +${PUBLIC_NOW}`,
        )
        .bind(JSON.stringify(centres.map(({ lat, lng }) => ({ lat, lng }))), ...bindNow(now)),
    ),
  )
  const nearest = (place: Position) => Math.min(...centres.map((centre) => metresBetween(centre, place)))
  return results
    .flatMap(({ results: rows }) => rows)
    .map((place) => ({ place, metres: nearest(place) }))
    .filter(({ metres }) => roadMetres(metres) <= EXCURSION_ROAD_METRES)
    .sort((a, b) => a.metres - b.metres || a.place.id.localeCompare(b.place.id))
    .map(({ place }) => place)
}

async function placesAroundMentioned(
  db: D1Database,
  refs: readonly ContentRef[],
  now: Date,
): Promise<string[]> {
  const centres = (await positionsOf(db, refs, now)).slice(0, MAX_CENTRES)
  const mentioned = new Set(refs.map(({ id }) => id))
  const around = await placesWithinExcursion(db, centres, now)
  return around
    .map(({ id }) => id)
    .filter((id) => !mentioned.has(id))
    .slice(0, MAX_AROUND)
}

/** Articles with the same tags, those with most of them first; of each tag only the newest articles are considered. */
async function listArticlesTagged(
  db: D1Database,
  { id, tags }: { id: string; tags: readonly string[] },
  limit: number,
  now: Date,
): Promise<Card[]> {
  if (tags.length === 0) return []
  const newest = `SELECT content_id FROM content_tags WHERE kind = 'article-page' AND tag = tags.value
    ORDER BY published_at DESC, content_id LIMIT ${NEWEST_ABOUT_ONE}`
  const { results } = await db
    .prepare(
      `WITH shared AS (SELECT m.content_id AS id, count(*) AS shared FROM json_each(?) tags
         CROSS JOIN content_tags m ON m.kind = 'article-page' AND m.tag = tags.value AND m.content_id IN (${newest})
         GROUP BY m.content_id)
       ${selectCards('article-page', `t.id <> ? AND ${NOT_PAID} AND ${PUBLIC_NOW}`, 'shared s CROSS JOIN article_pages t ON t.id = s.id')}
       ORDER BY s.shared DESC, t.published_at DESC, t.id LIMIT ?`,
    )
    .bind(JSON.stringify(tags), id, ...bindNow(now), limit)
    .all<Row>()
  return results.map((row) => toCard('article-page', row, now))
}

/** The number of newest articles considered for each place of a prefecture. */
const NEWEST_OF_PLACE = 8

/** The newest articles of other prefectures, or of none, that mention a public place of a prefecture. */
export async function listArticlesAboutPlacesOf(
  db: D1Database,
  prefectureCode: string,
  limit: number,
  now: Date,
): Promise<Card[]> {
  const places = PLACE_KINDS.map(
    (kind) =>
      `SELECT t.id FROM ${CONTENT_TABLES[kind].table} t WHERE t.prefecture_code = ? AND ${PUBLIC_NOW}`,
  )
  const newest = `SELECT from_id FROM content_mentions WHERE to_id = places.id AND from_kind = 'article-page'
    ORDER BY published_at DESC, from_id LIMIT ${NEWEST_OF_PLACE}`
  const { results } = await db
    .prepare(
      `WITH places AS (${places.join(' UNION ALL ')}),
       mentioning AS (SELECT DISTINCT m.from_id AS id FROM places
         CROSS JOIN content_mentions m ON m.to_id = places.id AND m.from_kind = 'article-page' AND m.from_id IN (${newest}))
       ${selectCards('article-page', `t.prefecture_code IS NOT ? AND ${PUBLIC_NOW}`, 'mentioning s CROSS JOIN article_pages t ON t.id = s.id')}
       ORDER BY t.published_at DESC, t.id LIMIT ?`,
    )
    .bind(
      ...PLACE_KINDS.flatMap(() => [prefectureCode, ...bindNow(now)]),
      prefectureCode,
      ...bindNow(now),
      limit,
    )
    .all<Row>()
  return results.map((row) => toCard('article-page', row, now))
}
