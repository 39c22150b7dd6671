import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { ContentTable } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { fieldsOf, type Row } from '../row.ts'
import { indexStatement } from './index.server.ts'

const PAGE = 50

/** Indexes the published content of one kind, a page at a time. */
async function rebuildKind(db: D1Database, { table, columns, schema }: ContentTable): Promise<number> {
  let written = 0
  let last = ''
  for (;;) {
    const { results } = await db
      .prepare(
        `SELECT t.* FROM ${table} t JOIN search_documents d ON d.content_id = t.id WHERE t.id > ? ORDER BY t.id LIMIT ${PAGE}`,
      )
      .bind(last)
      .all<Row>()
    if (results.length === 0) return written
    const entities = results.map((row) => schema.parse(fieldsOf(columns, row)))
    await db.batch(entities.map((entity: Publishable) => indexStatement(db, entity)))
    written += results.length
    last = String(results.at(-1)?.id)
  }
}

/**
 * Rebuilds the full-text index from the search documents: it is a virtual table, whose content is in no copy of the
 * database.
 * @returns the number of documents
 */
export async function rebuildSearchIndex(db: D1Database): Promise<number> {
  await db.prepare('DELETE FROM search_index WHERE rowid IN (SELECT id FROM search_documents)').run()
  let written = 0
  for (const kind of SEARCH_KINDS)
    written += await rebuildKind(db, CONTENT_TABLES[kind] as unknown as ContentTable)
  return written
}
