import { Author } from '#domain/content/author.ts'
import { columnsOf, fieldsOf, type Row, valuesOf } from '../row.ts'

const columns = columnsOf(Author)

export async function findAuthorById(db: D1Database, id: string | null): Promise<Author | null> {
  if (id === null) return null
  const row = await db.prepare('SELECT * FROM authors WHERE id = ?').bind(id).first<Row>()
  return row && Author.parse(fieldsOf(columns, row))
}

/** When the office created an author, and changed one last; `null` for those that it never did. */
type OfficeMoments = { createdAt: string | null; updatedAt: string | null }

/** An author by slug, or `null`. */
export async function findAuthorBySlug(
  db: D1Database,
  slug: string,
): Promise<(Author & OfficeMoments) | null> {
  const row = await db.prepare('SELECT * FROM authors WHERE slug = ?').bind(slug).first<Row>()
  return (
    row && {
      ...Author.parse(fieldsOf(columns, row)),
      createdAt: String(row.created_at) || null,
      updatedAt: String(row.updated_at) || null,
    }
  )
}

export function saveAuthorStatement(db: D1Database, author: Author): D1PreparedStatement {
  const update = columns.filter(({ name }) => name !== 'id').map(({ name }) => `${name} = excluded.${name}`)
  return db
    .prepare(
      `INSERT INTO authors (${columns.map(({ name }) => name).join(', ')})
       VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT (id) DO UPDATE SET ${update.join(', ')}`,
    )
    .bind(...valuesOf(columns, author))
}
