import type { ArticlePage } from '#domain/content/article-page.ts'
import { themesOf } from '#domain/content/article-themes.ts'
import type { Card } from '#domain/content/card.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import { NEWEST_OF_PLACE } from '#domain/place/nearest.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { selectCards, toCard } from './row.ts'

/** The number of articles before and after one that it may recommend, of each theme that they share. */
const MAX_OLDER = 3
const MAX_NEWER = 2

/** No advertisement, over the alias `t`. */
export const NOT_PAID = `json_extract(t.disclosure, '$.kind') <> 'pr'`

type Positioned = Pick<
  ArticlePage,
  'id' | 'publishedAt' | 'blocks' | 'cityCode' | 'prefectureCode' | 'tags' | 'type'
>

/**
 * The public articles next to one in the order of publication, of each of its themes: `id` and `closeness`, the weights
 * of the themes. Bound by `bindBeside`.
 */
function besideSql(older: number, newer: number): string {
  const next = (beyond: '<' | '>', direction: 'ASC' | 'DESC', limit: number) =>
    `SELECT id FROM (SELECT o.article_id AS id FROM article_themes o CROSS JOIN article_pages t ON t.id = o.article_id
     WHERE o.theme = themes.value ->> 'theme' AND (o.published_at, o.article_id) ${beyond} (?2, ?3)
     AND o.article_id <> ?3 AND ${PUBLIC_NOW.replaceAll('?', '?4')}
     ORDER BY o.published_at ${direction}, o.article_id ${direction} LIMIT ${limit})`
  // CROSS JOIN keeps SQLite from reading all themes first.
  return `SELECT n.article_id AS id, sum(themes.value ->> 'weight') AS closeness FROM json_each(?1) themes
    CROSS JOIN article_themes n ON n.theme = themes.value ->> 'theme'
    AND n.article_id IN (${next('<', 'DESC', older)} UNION ALL ${next('>', 'ASC', newer)}) GROUP BY n.article_id`
}

const bindBeside = (article: Positioned, now: Date): string[] => [
  JSON.stringify(themesOf(article)),
  new Date(article.publishedAt ?? now).toISOString(),
  article.id,
  now.toISOString(),
]

/**
 * Articles to read next: about the same places and products, then of the same municipality or prefecture, then with the
 * same tags; if there are none, of the same type. Of each theme only those published shortly before or after the article, so that a new article changes the
 * recommendations of a few others, however many there are. Advertisements are left out; announcements of ended events
 * come last.
 */
export async function listRelatedArticles(
  db: D1Database,
  article: Positioned,
  limit: number,
  now: Date,
): Promise<Card[]> {
  const { results } = await db
    .prepare(
      `WITH beside AS (${besideSql(MAX_OLDER, MAX_NEWER)}),
       related AS (SELECT b.id, b.closeness FROM beside b CROSS JOIN article_pages t ON t.id = b.id WHERE ${NOT_PAID})
       ${selectCards(
         'article-page',
         'related.closeness > 0 OR NOT EXISTS (SELECT 1 FROM related WHERE closeness > 0)',
         'related CROSS JOIN article_pages t ON t.id = related.id',
       )}
       ORDER BY related.closeness DESC, t.published_at DESC, t.id LIMIT ?5`,
    )
    .bind(...bindBeside(article, now), limit)
    .all<Row>()
  const cards = results.map((row) => toCard('article-page', row, now))
  return [...cards.filter(({ isOver }) => !isOver), ...cards.filter(({ isOver }) => isOver)]
}

/** The slugs of the articles that may recommend one: it is among the next ones of theirs, or would be. */
export async function slugsRecommending(db: D1Database, article: Positioned, now: Date): Promise<string[]> {
  const { results } = await db
    .prepare(
      `WITH beside AS (${besideSql(MAX_NEWER, MAX_OLDER)})
       SELECT t.slug FROM beside CROSS JOIN article_pages t ON t.id = beside.id`,
    )
    .bind(...bindBeside(article, now))
    .all<{ slug: string }>()
  return results.map(({ slug }) => slug)
}

/** The number of newest places of each kind that an area's articles are looked up for: more than nearly all have. */
const MAX_PLACES = 100

/** A prefecture or a municipality, by code. */
export type Area = { prefecture: string } | { city: string }

/** The newest articles of other areas, or of none, that mention a public place of an area. */
export async function listArticlesAboutPlacesOf(
  db: D1Database,
  area: Area,
  limit: number,
  now: Date,
): Promise<Card[]> {
  const [column, code] = 'city' in area ? ['city_code', area.city] : ['prefecture_code', area.prefecture]
  const places = PLACE_KINDS.map(
    (kind) =>
      `SELECT id FROM (SELECT t.id FROM ${CONTENT_TABLES[kind].table} t WHERE t.${column} = ? AND ${PUBLIC_NOW}
       ORDER BY t.published_at DESC, t.id DESC LIMIT ${MAX_PLACES})`,
  )
  const newest = `SELECT from_id FROM content_mentions WHERE to_id = places.id AND from_kind = 'article-page'
    ORDER BY published_at DESC, from_id LIMIT ${NEWEST_OF_PLACE}`
  const { results } = await db
    .prepare(
      `WITH places AS (${places.join(' UNION ALL ')}),
       mentioning AS (SELECT DISTINCT m.from_id AS id FROM places
         CROSS JOIN content_mentions m ON m.to_id = places.id AND m.from_kind = 'article-page' AND m.from_id IN (${newest}))
       ${selectCards('article-page', `t.${column} IS NOT ? AND ${PUBLIC_NOW}`, 'mentioning s CROSS JOIN article_pages t ON t.id = s.id')}
       ORDER BY t.published_at DESC, t.id LIMIT ?`,
    )
    .bind(...PLACE_KINDS.flatMap(() => [code, ...bindNow(now)]), code, ...bindNow(now), limit)
    .all<Row>()
  return results.map((row) => toCard('article-page', row, now))
}
