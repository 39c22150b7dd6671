import type { BundleAuthor } from '#domain/bundle/site.ts'
import { Author } from '#domain/content/author.ts'
import { columnsOf, fieldsOf, type Row, valuesOf } from '../row.ts'
import { storedJson } from '../stored-json.ts'

const columns = columnsOf(Author)
const written = columns.filter(({ field }) => field !== 'accountId')

const toAuthor = (row: Row): BundleAuthor => {
  const { accountId: _, ...author } = fieldsOf(columns, row)
  return {
    ...author,
    slugHistory: storedJson(row.former),
    version: Number(row.version),
    createdAt: row.created_at || null,
    updatedAt: row.updated_at || null,
  } as BundleAuthor
}

/** All authors, by id. */
export async function readAuthors(db: D1Database): Promise<BundleAuthor[]> {
  const { results } = await db
    .prepare(
      `SELECT a.*, (SELECT json_group_array(slug) FROM (SELECT h.slug FROM slug_history h
         WHERE h.kind = 'author' AND h.content_id = a.id ORDER BY h.slug)) AS former FROM authors a ORDER BY a.id`,
    )
    .all<Row>()
  return results.map(toAuthor)
}

/** The statements that write an author, whose account stays. */
export function saveBundleAuthor(db: D1Database, author: BundleAuthor): D1PreparedStatement[] {
  const values: Record<string, string | number | null> = {
    ...Object.fromEntries(
      valuesOf(written, author).map((value, index) => [String(written[index]?.name), value]),
    ),
    version: author.version,
    created_at: author.createdAt ?? '',
    updated_at: author.updatedAt ?? '',
  }
  const names = Object.keys(values)
  const updates = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`)
  const former = db.prepare(
    "INSERT OR REPLACE INTO slug_history (kind, slug, content_id) VALUES ('author', ?, ?)",
  )
  return [
    db
      .prepare(
        `INSERT INTO authors (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
         ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')}`,
      )
      .bind(...Object.values(values)),
    db.prepare("DELETE FROM slug_history WHERE kind = 'author' AND content_id = ?").bind(author.id),
    ...author.slugHistory.map((slug) => former.bind(slug, author.id)),
  ]
}
