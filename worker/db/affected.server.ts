import type { ContentKind } from '#domain/content-kind.ts'
import type { ContentRef } from '#domain/content-ref.ts'
import type { Position } from '#domain/distance.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

/** A page of content: what a publication may touch. */
export type PageRef = { kind: ContentKind; slug: string }

/** The kinds whose entries have pages of their own. */
export const PAGE_KINDS = [
  'article-page',
  'spot',
  'hotel',
  'restaurant',
  'activity',
  'gift',
  'goods',
] as const
/** The kinds that are somewhere: they have a position. */
export const PLACE_KINDS = ['spot', 'hotel', 'restaurant', 'activity'] as const

/** Of each thing its newest articles are looked at (related-cards.server.ts). */
const NEWEST_ABOUT_ONE = 12
const RELATED = 4

type SlugRow = { kind: ContentKind; slug: string }

const ask = async (db: D1Database, statements: D1PreparedStatement[]): Promise<PageRef[]> =>
  statements.length === 0 ? [] : (await db.batch<SlugRow>(statements)).flatMap(({ results }) => results)

/** The public content whose text mentions something, of every kind. */
export const pagesMentioning = (db: D1Database, id: string, now: Date): Promise<PageRef[]> =>
  ask(
    db,
    ([...PAGE_KINDS, 'feature', 'product'] as const).map((kind) =>
      db
        .prepare(
          `SELECT '${kind}' AS kind, t.slug FROM content_mentions m
           CROSS JOIN ${CONTENT_TABLES[kind].table} t ON t.id = m.from_id
           WHERE m.to_id = ? AND m.from_kind = '${kind}' AND ${PUBLIC_NOW}`,
        )
        .bind(id, ...bindNow(now)),
    ),
  )

/** The pages of what is named, as far as it is public and has one. */
export const pagesOf = (db: D1Database, refs: readonly ContentRef[], now: Date): Promise<PageRef[]> =>
  ask(
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

/** Articles about the same things as one of `publishedAt`, where that is among the newest about them. */
export const articlesSharing = (
  db: D1Database,
  ids: readonly string[],
  publishedAt: string,
  now: Date,
): Promise<PageRef[]> =>
  ask(db, [
    db
      .prepare(
        `WITH things AS (SELECT value AS id FROM json_each(?) WHERE ${NEWEST_ABOUT_ONE} > (SELECT count(*) FROM (
           SELECT 1 FROM content_mentions n WHERE n.to_id = value AND n.from_kind = 'article-page'
           AND n.published_at > ? LIMIT ${NEWEST_ABOUT_ONE})))
         SELECT DISTINCT 'article-page' AS kind, t.slug FROM things
         CROSS JOIN content_mentions m ON m.to_id = things.id AND m.from_kind = 'article-page'
         CROSS JOIN article_pages t ON t.id = m.from_id WHERE ${PUBLIC_NOW}`,
      )
      .bind(JSON.stringify(ids), publishedAt, ...bindNow(now)),
  ])

/** An article that shares a thing with four others needs no other related ones; binds the moment. */
const NOT_FILLED = `NOT EXISTS (SELECT 1 FROM content_mentions y WHERE y.from_id = t.id AND ${RELATED} < (
  SELECT count(*) FROM (SELECT from_id FROM content_mentions WHERE to_id = y.to_id AND from_kind = 'article-page'
    ORDER BY published_at DESC, from_id LIMIT ${NEWEST_ABOUT_ONE}) n
  CROSS JOIN article_pages p ON p.id = n.from_id AND p.status = 'published' AND p.published_at <= ?))`

/** Articles of a prefecture that show its newest ones, because not enough are about the same things. */
export const articlesOfPrefecture = (db: D1Database, code: string, now: Date): Promise<PageRef[]> =>
  ask(db, [
    db
      .prepare(
        `SELECT 'article-page' AS kind, t.slug FROM article_pages t
         WHERE t.prefecture_code = ? AND ${PUBLIC_NOW} AND ${NOT_FILLED}`,
      )
      .bind(code, ...bindNow(now), now.toISOString()),
  ])

/** Articles of a type that show its newest ones: neither their subjects nor their prefecture have enough. */
export const articlesOfType = (db: D1Database, type: string, now: Date): Promise<PageRef[]> =>
  ask(db, [
    db
      .prepare(
        `SELECT 'article-page' AS kind, t.slug FROM article_pages t
         WHERE t.type = ? AND ${PUBLIC_NOW} AND (t.prefecture_code IS NULL OR ${RELATED + 2} > (
           SELECT count(*) FROM (SELECT 1 FROM article_pages q WHERE q.prefecture_code = t.prefecture_code
           AND q.status = 'published' LIMIT ${RELATED + 2}))) AND ${NOT_FILLED}`,
      )
      .bind(type, ...bindNow(now), now.toISOString()),
  ])

/** What a writer's name stands on. */
export const pagesOfAuthor = (db: D1Database, id: string, now: Date): Promise<PageRef[]> =>
  ask(db, [
    db
      .prepare(
        `SELECT 'article-page' AS kind, t.slug FROM article_pages t
         WHERE (t.author_id = ?1 OR t.editor_id = ?1) AND t.status = 'published' AND t.published_at <= ?2
         AND (t.unpublish_at IS NULL OR t.unpublish_at > ?2)`,
      )
      .bind(id, now.toISOString()),
  ])

/** Pages of some kinds in a prefecture; `null`: those of none. */
export const pagesInPrefecture = (
  db: D1Database,
  kinds: readonly (typeof PAGE_KINDS)[number][],
  code: string | null,
  now: Date,
): Promise<PageRef[]> =>
  ask(
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

/** How many public entries of a kind come before one in lists of the newest, up to `limit`; of one prefecture or type only. */
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

/** How many entries of a kind are public at a moment. */
export const countPublic = async (db: D1Database, kind: ContentKind, now: Date): Promise<number> =>
  (await db
    .prepare(`SELECT count(*) AS n FROM ${CONTENT_TABLES[kind].table} t WHERE ${PUBLIC_NOW}`)
    .bind(...bindNow(now))
    .first<number>('n')) ?? 0

export type PlacedPage = PageRef & Position & { id: string; isShut: boolean }

/** All public places within so many degrees of a position. */
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
