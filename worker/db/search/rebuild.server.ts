import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { ContentTable } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { fieldsOf, type Row } from '../row.ts'
import { indexStatement } from './index.server.ts'

const PAGE = 50
const WORDS_PAGE = 1000

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

/** Fills the index of manuscripts, a page at a time (0062_manuscript_words.sql). */
async function rebuildManuscriptWords(db: D1Database): Promise<void> {
  await db.prepare('DELETE FROM manuscript_words WHERE rowid IN (SELECT number FROM manuscripts)').run()
  const most = Number(await db.prepare('SELECT max(number) AS most FROM manuscripts').first('most'))
  for (let from = 1; from <= most; from += WORDS_PAGE)
    await db
      .prepare(
        `INSERT INTO manuscript_words (rowid, pairs)
         SELECT m.number, (SELECT group_concat(substr(m.search_key, i.key + 1, 2), ' ')
           FROM json_each('[' || replace(hex(zeroblob(length(m.search_key))), '00', '0,') || '0]') i)
         FROM manuscripts m WHERE m.number BETWEEN ?1 AND ?2`,
      )
      .bind(from, from + WORDS_PAGE - 1)
      .run()
}

/**
 * Rebuilds the full-text indexes: the public one from the search documents, and that of manuscripts. They are virtual tables, whose
 * content is in no copy of the database.
 * @returns the number of documents
 */
export async function rebuildSearchIndex(db: D1Database): Promise<number> {
  await db.prepare('DELETE FROM search_index WHERE rowid IN (SELECT id FROM search_documents)').run()
  await rebuildManuscriptWords(db)
  let written = 0
  for (const kind of SEARCH_KINDS)
    written += await rebuildKind(db, CONTENT_TABLES[kind] as unknown as ContentTable)
  return written
}
