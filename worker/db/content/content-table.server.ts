import type { z } from 'zod'
import type { ArticleTheme } from '#domain/content/article-themes.ts'
import type { Card } from '#domain/content/card.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { usesStatements } from '../media/uses.server.ts'
import { type Column, fieldsOf, type Row, valuesOf } from '../row.ts'
import { searchStatements } from '../search/index.server.ts'
import { linkStatements } from './link-statements.server.ts'

/** The parts of a card that each kind defines; the rest is the same for all (`cards.server.ts`). */
export type CardOwn = Pick<Card, 'title' | 'catch' | 'label' | 'facts' | 'href'> &
  Partial<Pick<Card, 'period' | 'businessStatus' | 'position' | 'isOver'>>

/** Lists are sorted by one column, then by id. */
export type Sorting = { column: string; direction: 'ASC' | 'DESC' }

/**
 * How one kind of content is stored: its table, its schema, the columns of its card and of the simple search, and its
 * mentions.
 */
export type ContentTable<Entity extends Publishable = Publishable> = {
  kind: ContentKind
  table: string
  schema: z.ZodType<Entity>
  columns: readonly Column[]
  /** Column names that `card` reads, in addition to those of every card. */
  cardColumns: readonly string[]
  card: (row: Row, now: Date) => CardOwn
  /** Columns that the simple search matches. */
  textColumns: readonly string[]
  /** The column of months worth the trip, a JSON list. */
  monthsColumn?: string
  /** Of lists that are not sorted by date. */
  sorting?: Sorting
  /** What it mentions; nothing where a kind has no field for that. */
  mentions?: (entity: Entity) => ContentRef[]
  /** What it is about, for recommendations. */
  themes?: (entity: Entity) => ArticleTheme[]
}

const quoted = (columns: readonly Column[]): string => columns.map(({ name }) => `"${name}"`).join(', ')

/** The condition for public content at a moment, over the alias `t`; binds that moment twice. */
export const PUBLIC_NOW = `t.status = 'published' AND t.published_at <= ? AND (t.unpublish_at IS NULL OR t.unpublish_at > ?)`
/** The plus keeps SQLite from sorting a range of dates instead of reading an index in another order. */
export const inOrder = (where: string): string => where.replace('t.published_at', '+t.published_at')
export const bindNow = (now: Date): [string, string] => [now.toISOString(), now.toISOString()]

/**
 * One published entity by its slug, or `null`. A row that does not match its schema throws: it must not reach a page.
 */
export async function findBySlug<Entity extends Publishable>(
  db: D1Database,
  { table, columns, schema }: Pick<ContentTable<Entity>, 'table' | 'columns' | 'schema'>,
  slug: string,
  now: Date,
): Promise<Entity | null> {
  const row = await db
    .prepare(`SELECT ${quoted(columns)} FROM ${table} t WHERE t.slug = ? AND ${PUBLIC_NOW}`)
    .bind(slug, ...bindNow(now))
    .first<Row>()
  return row && schema.parse(fieldsOf(columns, row))
}

/** The maximum of entities on a page that shows all of a kind. */
const ALL_LIMIT = 200

/** All published entities of a small kind, sorted by `order` (columns of the alias `t`). */
export async function listAll<Entity extends Publishable>(
  db: D1Database,
  { table, columns, schema, sorting }: Pick<ContentTable<Entity>, 'table' | 'columns' | 'schema' | 'sorting'>,
  order: string,
  now: Date,
): Promise<Entity[]> {
  const where = sorting ? inOrder(PUBLIC_NOW) : PUBLIC_NOW
  const { results } = await db
    .prepare(`SELECT ${quoted(columns)} FROM ${table} t WHERE ${where} ORDER BY ${order} LIMIT ${ALL_LIMIT}`)
    .bind(...bindNow(now))
    .all<Row>()
  return results.map((row) => schema.parse(fieldsOf(columns, row)))
}

/** The current slug for a former slug of published content, or `null`. */
export async function findSlugByFormerSlug(
  db: D1Database,
  { kind, table }: Pick<ContentTable, 'kind' | 'table'>,
  formerSlug: string,
  now: Date,
): Promise<string | null> {
  return await db
    .prepare(
      `SELECT t.slug FROM slug_history h JOIN ${table} t ON t.id = h.content_id
       WHERE h.kind = ? AND h.slug = ? AND ${PUBLIC_NOW}`,
    )
    .bind(kind, formerSlug, ...bindNow(now))
    .first<string>('slug')
}

/** What became of a slug without a page: where its content is now, or whether it was public once and was taken down. */
export type FormerPage = { present: string | null; isRemoved: boolean }

/** What became of a slug, current or former, in one query: whoever asks for pages that never were has no more. */
export async function findFormerPage(
  db: D1Database,
  { kind, table }: Pick<ContentTable, 'kind' | 'table'>,
  slug: string,
  now: Date,
): Promise<FormerPage> {
  const former = '(SELECT content_id FROM slug_history WHERE kind = ?2 AND slug = ?1)'
  const found = await db
    .prepare(
      `SELECT (SELECT t.slug FROM ${table} t WHERE t.id = ${former} AND ${PUBLIC_NOW.replaceAll('?', '?3')}) AS present,
       EXISTS (SELECT 1 FROM ${table} t WHERE (t.slug = ?1 OR t.id = ${former}) AND t.published_at <= ?3
         AND (t.status = 'archived' OR (t.status = 'published' AND t.unpublish_at <= ?3))) AS removed`,
    )
    .bind(slug, kind, now.toISOString())
    .first<{ present: string | null; removed: number }>()
  return { present: found?.present ?? null, isRemoved: found?.removed === 1 }
}

/** The slugs that are public at a moment, at most `limit`, newest first. */
export async function listSlugs(
  db: D1Database,
  { table }: Pick<ContentTable, 'table'>,
  limit: number,
  now: Date,
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT t.slug FROM ${table} t WHERE ${PUBLIC_NOW} ORDER BY t.published_at DESC, t.id DESC LIMIT ?`,
    )
    .bind(...bindNow(now), limit)
    .all<{ slug: string }>()
  return results.map(({ slug }) => slug)
}

/** Whether a slug is public at a moment. */
export async function isPublicSlug(
  db: D1Database,
  { table }: Pick<ContentTable, 'table'>,
  slug: string,
  now: Date,
): Promise<boolean> {
  const found = db.prepare(`SELECT 1 FROM ${table} t WHERE t.slug = ? AND ${PUBLIC_NOW}`)
  return (await found.bind(slug, ...bindNow(now)).first()) !== null
}

/**
 * The statements that write an entity and its derived rows, for one `db.batch()`: the row, its tags, mentions, themes,
 * former slugs, uses of pictures and search documents change together or not at all.
 */
export function saveStatements<Entity extends Publishable>(
  db: D1Database,
  { kind, table, columns, mentions, themes }: ContentTable<Entity>,
  entity: Entity,
): D1PreparedStatement[] {
  const update = columns
    .filter(({ name }) => name !== 'id')
    .map(({ name }) => `"${name}" = excluded."${name}"`)
  const publishedAt = entity.publishedAt && new Date(entity.publishedAt).toISOString()
  const placeholders = columns.map(() => '?').join(', ')
  const tags = db.prepare(
    'INSERT OR IGNORE INTO content_tags (kind, content_id, tag, published_at) VALUES (?, ?, ?, ?)',
  )
  const mention = db.prepare(
    'INSERT OR IGNORE INTO content_mentions (from_kind, from_id, to_kind, to_id, published_at) VALUES (?, ?, ?, ?, ?)',
  )
  const former = db.prepare('INSERT OR REPLACE INTO slug_history (kind, slug, content_id) VALUES (?, ?, ?)')
  return [
    db
      .prepare(
        `INSERT INTO ${table} (${quoted(columns)}) VALUES (${placeholders})
         ON CONFLICT (id) DO UPDATE SET ${update.join(', ')}`,
      )
      .bind(...valuesOf(columns, entity)),
    db.prepare('DELETE FROM content_tags WHERE content_id = ?').bind(entity.id),
    db.prepare('DELETE FROM content_mentions WHERE from_id = ?').bind(entity.id),
    db.prepare('DELETE FROM slug_history WHERE content_id = ?').bind(entity.id),
    // Suggestions offer the tags of what readers see.
    ...(entity.status === 'published' ? entity.tags : []).map((tag) =>
      tags.bind(kind, entity.id, tag, publishedAt),
    ),
    ...(mentions?.(entity) ?? []).map((ref) => mention.bind(kind, entity.id, ref.kind, ref.id, publishedAt)),
    ...entity.slugHistory.map((slug) => former.bind(kind, slug, entity.id)),
    ...(themes ? themeStatements(db, entity, themes(entity)) : []),
    ...linkStatements(db, kind, entity),
    ...usesStatements(db, kind, entity),
    ...searchStatements(db, kind, entity),
  ]
}

/** Only published articles are recommended. */
function themeStatements(
  db: D1Database,
  { id, status, publishedAt }: Publishable,
  themes: readonly ArticleTheme[],
): D1PreparedStatement[] {
  const isShown = status === 'published' && publishedAt !== null
  return [
    db.prepare('DELETE FROM article_themes WHERE article_id = ?').bind(id),
    ...(isShown
      ? [
          db
            .prepare(
              `INSERT OR IGNORE INTO article_themes (theme, article_id, published_at)
               SELECT value ->> 'theme', ?2, ?3 FROM json_each(?1)`,
            )
            .bind(JSON.stringify(themes), id, new Date(publishedAt).toISOString()),
        ]
      : []),
  ]
}
