import type { Facts } from '#domain/manuscript/checklist.ts'
import type { DraftFields, Manuscript } from '#domain/manuscript/manuscript.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

/** What the checklist asks of the rest of the site. */
export async function findFacts(
  db: D1Database,
  { kind, id }: Pick<Manuscript, 'kind' | 'id'>,
  fields: DraftFields,
  now: Date,
): Promise<Facts> {
  const { table } = CONTENT_TABLES[kind]
  const slug = String(fields.slug ?? '')
  const taken = await db
    .prepare(
      `SELECT 1 FROM ${table} WHERE slug = ?1 AND id <> ?2
       UNION ALL SELECT 1 FROM slug_history WHERE kind = ?3 AND slug = ?1 AND content_id <> ?2 LIMIT 1`,
    )
    .bind(slug, id, kind)
    .first()
  return { now, isSlugTaken: taken !== null }
}
