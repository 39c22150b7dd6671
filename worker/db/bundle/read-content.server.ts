import type { BundleContent, BundleState } from '#domain/bundle/content.ts'
import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { MANUSCRIPT_COLUMNS, toEntity, toManuscript } from '../manuscripts/row.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** Rows of one answer: an article may have a hundred kilobytes. */
const PAGE_SIZE = 50

/** A part of the content: each list narrows it, an empty selection is all. */
export type Selection = {
  kinds?: readonly ContentKind[]
  ids?: readonly string[]
  /** Codes of prefectures. */
  prefectures?: readonly string[]
}

const stateOf = (manuscript: Manuscript): BundleState => ({
  slug: manuscript.slug,
  stage: manuscript.stage,
  isLive: manuscript.isLive,
  hasChanges: manuscript.hasChanges,
  version: manuscript.version,
  liveVersion: manuscript.liveVersion,
  publishedAt: manuscript.publishedAt,
  scheduledAt: manuscript.scheduledAt,
  unpublishAt: manuscript.unpublishAt,
  contentUpdatedAt: manuscript.contentUpdatedAt,
  createdAt: manuscript.createdAt,
  updatedAt: manuscript.updatedAt,
})

/** The content of manuscripts of one kind, with their pages. */
async function withPages(db: D1Database, kind: ContentKind, rows: readonly Row[]): Promise<BundleContent[]> {
  const { table, columns } = CONTENT_TABLES[kind]
  const names = columns.map(({ name }) => `t."${name}"`).join(', ')
  const { results } = await db
    .prepare(`SELECT ${names} FROM ${table} t WHERE t.id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(rows.map(({ id }) => id)))
    .all<Row>()
  const pages = new Map(results.map((row) => [row.id, toEntity(kind, row)]))
  return rows.map((row) => ({
    kind,
    id: String(row.id),
    page: pages.get(row.id ?? '') ?? null,
    draft: row.fields === null ? null : storedJson(row.fields),
    state: stateOf(toManuscript(row)),
  }))
}

/** All content of a selection, by kind and id. */
export async function* readContents(db: D1Database, selection: Selection): AsyncGenerator<BundleContent> {
  const { kinds = ALL_CONTENT_KINDS, ids, prefectures } = selection
  const listed = db.prepare(
    `SELECT ${MANUSCRIPT_COLUMNS}, m.fields FROM manuscripts m WHERE m.kind = ?1 AND m.id > ?2
       AND (?3 IS NULL OR m.id IN (SELECT value FROM json_each(?3)))
       AND (?4 IS NULL OR m.prefecture_code IN (SELECT value FROM json_each(?4)))
     ORDER BY m.id LIMIT ${PAGE_SIZE}`,
  )
  const listOf = (list: readonly string[] | undefined) => (list ? JSON.stringify(list) : null)
  for (const kind of kinds)
    for (let after = ''; ; ) {
      const { results } = await listed.bind(kind, after, listOf(ids), listOf(prefectures)).all<Row>()
      yield* await withPages(db, kind, results)
      const last = results.at(-1)
      if (!last || results.length < PAGE_SIZE) break
      after = String(last.id)
    }
}

/** Content by its ids, of any kind. */
export async function findContents(
  db: D1Database,
  ids: readonly string[],
): Promise<Map<string, BundleContent>> {
  const found = new Map<string, BundleContent>()
  for (let from = 0; from < ids.length; from += PAGE_SIZE) {
    const { results } = await db
      .prepare(
        `SELECT ${MANUSCRIPT_COLUMNS}, m.fields FROM manuscripts m WHERE m.id IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify(ids.slice(from, from + PAGE_SIZE)))
      .all<Row>()
    for (const [kind, rows] of Map.groupBy(results, (row) => row.kind as ContentKind))
      for (const content of await withPages(db, kind, rows)) found.set(content.id, content)
  }
  return found
}

/** Which of these slugs of pages other content has: the id by slug. */
export async function ownersOfSlugs(
  db: D1Database,
  kind: ContentKind,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT slug, id FROM ${CONTENT_TABLES[kind].table} WHERE slug IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(slugs))
    .all<{ slug: string; id: string }>()
  return new Map(results.map(({ slug, id }) => [slug, id]))
}

/** Which of these ids content has. */
export async function knownContentIds(db: D1Database, ids: readonly string[]): Promise<Set<string>> {
  const { results } = await db
    .prepare('SELECT id FROM manuscripts WHERE id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(ids))
    .all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}
