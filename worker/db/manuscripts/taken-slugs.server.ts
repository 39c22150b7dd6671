import type { ContentKind } from '#domain/content/kind.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'

/** Slugs of a kind that another manuscript, its page or a former slug has. Binds `?1` kind, `?2` the excluded id. */
const others = (kind: ContentKind, matches: string): string =>
  [
    `SELECT slug FROM manuscripts WHERE kind = ?1 AND id <> ?2 AND ${matches}`,
    `SELECT slug FROM ${CONTENT_TABLES[kind].table} WHERE id <> ?2 AND ${matches}`,
    `SELECT slug FROM slug_history WHERE kind = ?1 AND content_id <> ?2 AND ${matches}`,
  ].join(' UNION ALL ')

type Named = { kind: ContentKind; id: string; slug: string }

/** The statement that finds a row where another manuscript has the slug. */
export const takenStatement = (db: D1Database, { kind, id, slug }: Named): D1PreparedStatement =>
  db.prepare(`${others(kind, 'slug = ?3')} LIMIT 1`).bind(kind, id, slug)

/** Whether another manuscript, its page or a former slug has the slug. */
export const isSlugTaken = async (db: D1Database, named: Named): Promise<boolean> =>
  (await takenStatement(db, named).first()) !== null

/** Fails its batch, as the first statement, if the slug is taken by now. */
export const freeSlugGuard = (db: D1Database, { kind, id, slug }: Named): D1PreparedStatement =>
  db.prepare(`SELECT iif(EXISTS (${others(kind, 'slug = ?3')}), json('slug taken'), 1)`).bind(kind, id, slug)

/** The slug, or the slug with the first free number: `kyoto-aruku-2`. */
export async function freeSlug(db: D1Database, { kind, id, slug }: Named): Promise<string> {
  const { results } = await db
    // The range is read from an index, which GLOB with a bound pattern is not; `.` follows `-`.
    .prepare(others(kind, `slug >= ?3 AND slug < ?3 || '.' AND (slug = ?3 OR slug GLOB ?3 || '-[0-9]*')`))
    .bind(kind, id, slug)
    .all<Row>()
  const taken = new Set(results.map((row) => row.slug))
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}

/** The new slug unless another manuscript has it; otherwise `otherwise`, an SQL expression. Binds kind, id, slug. */
export const slugUnlessTaken = (kind: ContentKind, otherwise: 'slug' | '?2'): string =>
  `CASE WHEN EXISTS (${others(kind, 'slug = ?3')}) THEN ${otherwise} ELSE ?3 END`
