import type { ArticlePage } from '#domain/content/article-page.ts'
import { ALL_CONTENT_KINDS, type ContentKind, type PageKind } from '#domain/content/kind.ts'
import { PAGE_KINDS, PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import type { Position } from '#domain/place/distance.ts'
import { NEWEST_OF_PLACE } from '#domain/place/nearest.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { fieldsOf, type Row } from '../row.ts'

/** A page of content that a publication may affect. */
export type PageRef = { kind: ContentKind; slug: string }

type SlugRow = { kind: ContentKind; slug: string }

export const queryPages = async (db: D1Database, statements: D1PreparedStatement[]): Promise<PageRef[]> =>
  statements.length === 0 ? [] : (await db.batch<SlugRow>(statements)).flatMap(({ results }) => results)

/** The public content that mentions the given one, of every kind or of some. */
export const pagesMentioning = (
  db: D1Database,
  id: string,
  now: Date,
  kinds: readonly ContentKind[] = ALL_CONTENT_KINDS,
): Promise<PageRef[]> =>
  queryPages(
    db,
    kinds
      .filter((kind) => CONTENT_TABLES[kind].mentions)
      .map((kind) =>
        db
          .prepare(
            `SELECT '${kind}' AS kind, t.slug FROM content_mentions m
           CROSS JOIN ${CONTENT_TABLES[kind].table} t ON t.id = m.from_id
           WHERE m.to_id = ? AND m.from_kind = '${kind}' AND ${PUBLIC_NOW}`,
          )
          .bind(id, ...bindNow(now)),
      ),
  )

/** The pages of the given content, if public and with a page. */
export const pagesOf = (db: D1Database, refs: readonly ContentRef[], now: Date): Promise<PageRef[]> =>
  queryPages(
    db,
    PAGE_KINDS.filter((kind) => refs.some((ref) => ref.kind === kind)).map((kind) =>
      db
        .prepare(
          `SELECT '${kind}' AS kind, t.slug FROM ${CONTENT_TABLES[kind].table} t
           WHERE t.id IN (SELECT value FROM json_each(?)) AND +${PUBLIC_NOW}`,
        )
        .bind(JSON.stringify(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)), ...bindNow(now)),
    ),
  )

/** The public themes that gather entries with one of these tags. */
export const themesWithTags = (db: D1Database, tags: readonly string[], now: Date): Promise<PageRef[]> =>
  queryPages(db, [
    db
      .prepare(
        `SELECT DISTINCT 'theme' AS kind, t.slug FROM json_each(?) w
         CROSS JOIN content_tags c ON c.kind = 'theme' AND c.tag = w.value
         CROSS JOIN themes t ON t.id = c.content_id WHERE ${PUBLIC_NOW}`,
      )
      .bind(JSON.stringify(tags), ...bindNow(now)),
  ])

/** In each series with an article, the nearest public articles before and after it. */
export const partsBeside = (db: D1Database, id: string, now: Date): Promise<PageRef[]> =>
  queryPages(db, [
    db
      .prepare(
        // With min(), SQLite takes the other columns from the row that has it.
        `SELECT 'article-page' AS kind, t.slug, min(abs(p.key - own.key)) AS distance FROM content_mentions m
         CROSS JOIN series s ON s.id = m.from_id CROSS JOIN json_each(s.parts) own ON own.value = m.to_id
         CROSS JOIN json_each(s.parts) p ON p.key <> own.key CROSS JOIN article_pages t ON t.id = p.value
         WHERE m.to_id = ? AND m.from_kind = 'series' AND ${PUBLIC_NOW} GROUP BY s.id, p.key > own.key`,
      )
      .bind(id, ...bindNow(now)),
  ])

/** Of mentioned content, that whose pages may show an article: it is among the newest about it. */
export async function showingArticle(
  db: D1Database,
  refs: readonly ContentRef[],
  { id, publishedAt }: { id: string; publishedAt: string },
  now: Date,
): Promise<ContentRef[]> {
  const { results } = await db
    .prepare(
      `SELECT value AS id FROM json_each(?1) WHERE ${NEWEST_OF_PLACE} > (SELECT count(*) FROM (
         SELECT 1 FROM content_mentions m CROSS JOIN article_pages t ON t.id = m.from_id
         WHERE m.to_id = value AND m.from_kind = 'article-page' AND m.published_at > ?2 AND m.from_id <> ?3
         AND ${PUBLIC_NOW.replaceAll('?', '?4')} LIMIT ${NEWEST_OF_PLACE}))`,
    )
    .bind(JSON.stringify(refs.map((ref) => ref.id)), publishedAt, id, now.toISOString())
    .all<{ id: string }>()
  const shown = new Set(results.map((row) => row.id))
  return refs.filter((ref) => shown.has(ref.id))
}

/** An article by its id, public or not, or `null`. */
export async function findArticle(db: D1Database, id: string): Promise<ArticlePage | null> {
  const { table, columns, schema } = CONTENT_TABLES['article-page']
  const row = await db.prepare(`SELECT * FROM ${table} WHERE id = ?`).bind(id).first<Row>()
  return row && schema.parse(fieldsOf(columns, row))
}

/** The pages with an author's name. */
export const pagesOfAuthor = (db: D1Database, id: string, now: Date): Promise<PageRef[]> =>
  queryPages(db, [
    db
      .prepare(
        `SELECT 'article-page' AS kind, t.slug FROM article_pages t
         WHERE (t.author_id = ?1 OR t.editor_id = ?1) AND t.status = 'published' AND t.published_at <= ?2
         AND (t.unpublish_at IS NULL OR t.unpublish_at > ?2)`,
      )
      .bind(id, now.toISOString()),
  ])

/** Pages of some kinds in a prefecture; `null`: those without one. */
export const pagesInPrefecture = (
  db: D1Database,
  kinds: readonly PageKind[],
  code: string | null,
  now: Date,
): Promise<PageRef[]> =>
  queryPages(
    db,
    kinds.map((kind) =>
      db
        .prepare(
          `SELECT '${kind}' AS kind, t.slug FROM ${CONTENT_TABLES[kind].table} t
           WHERE t.prefecture_code IS ? AND ${PUBLIC_NOW}`,
        )
        .bind(code, ...bindNow(now)),
    ),
  )

/**
 * The number of public entries of a kind before one in lists of the newest, up to `limit`; of one prefecture or type
 * only.
 */
export async function countNewer(
  db: D1Database,
  kind: ContentKind,
  { id, publishedAt }: { id: string; publishedAt: string },
  now: Date,
  { limit = 1_000_000, only = {} as { prefecture_code?: string | null; type?: string } } = {},
): Promise<number> {
  const conditions = Object.keys(only).map((column) => ` AND t.${column} IS ?`)
  return (
    (await db
      .prepare(
        `SELECT count(*) AS n FROM (SELECT 1 FROM ${CONTENT_TABLES[kind].table} t
         WHERE ${PUBLIC_NOW} AND (t.published_at, t.id) > (?, ?)${conditions.join('')} LIMIT ?)`,
      )
      .bind(...bindNow(now), new Date(publishedAt).toISOString(), id, ...Object.values(only), limit)
      .first<number>('n')) ?? 0
  )
}

/** Of some prefectures, those without public content of a kind. */
export async function prefecturesWithout(
  db: D1Database,
  kind: ContentKind,
  codes: readonly string[],
  now: Date,
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT value AS code FROM json_each(?1) WHERE NOT EXISTS (SELECT 1 FROM ${CONTENT_TABLES[kind].table} t
       WHERE t.prefecture_code = value AND ${PUBLIC_NOW.replaceAll('?', '?2')})`,
    )
    .bind(JSON.stringify(codes), now.toISOString())
    .all<{ code: string }>()
  return results.map(({ code }) => code)
}

/** The number of public entries of a kind at a moment. */
export const countPublic = async (db: D1Database, kind: ContentKind, now: Date): Promise<number> =>
  (await db
    .prepare(`SELECT count(*) AS n FROM ${CONTENT_TABLES[kind].table} t WHERE ${PUBLIC_NOW}`)
    .bind(...bindNow(now))
    .first<number>('n')) ?? 0

export type PlacedPage = PageRef & Position & { id: string; isShut: boolean }

/** All public places within a distance of a position, in degrees. */
export async function placesAround(
  db: D1Database,
  { lat, lng }: Position,
  degrees: number,
  now: Date,
): Promise<PlacedPage[]> {
  const width = degrees / Math.cos((lat * Math.PI) / 180)
  const results = await db.batch<Omit<PlacedPage, 'isShut'> & { isShut: number }>(
    PLACE_KINDS.map((kind) =>
      db
        .prepare(
          `SELECT '${kind}' AS kind, t.slug, t.id, t.lat, t.lng,
           t.business_status IN ('closed', 'tempClosed') AS isShut FROM ${CONTENT_TABLES[kind].table} t
           WHERE t.lat BETWEEN ? AND ? AND t.lng BETWEEN ? AND ? AND +${PUBLIC_NOW}`,
        )
        .bind(lat - degrees, lat + degrees, lng - width, lng + width, ...bindNow(now)),
    ),
  )
  return results.flatMap(({ results: rows }) => rows.map((row) => ({ ...row, isShut: row.isShut === 1 })))
}
