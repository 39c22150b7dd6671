import { Author } from '#domain/content/author.ts'
import { columnsOf, fieldsOf, type Row, valuesOf } from '../row.ts'

const columns = columnsOf(Author)

export async function findAuthorById(db: D1Database, id: string | null): Promise<Author | null> {
  if (id === null) return null
  const row = await db.prepare('SELECT * FROM authors WHERE id = ?').bind(id).first<Row>()
  return row && Author.parse(fieldsOf(columns, row))
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
