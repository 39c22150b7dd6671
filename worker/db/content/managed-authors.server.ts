import { Author } from '#domain/content/author.ts'
import type { AuthorInput } from '#domain/content/author-input.ts'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { ManagedAuthor } from '#domain/content/managed-author.ts'
import { columnsOf, fieldsOf, type Row, valuesOf } from '../row.ts'
import { takeSlugStatements } from './author-pages.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

const columns = columnsOf(Author)
const written = columns.filter(({ field }) => field !== 'id' && field !== 'accountId')

/** Authors with the number of their content, drafts included. */
const SELECT = `SELECT a.*, (SELECT coalesce(sum(c.count), 0) FROM manuscript_counts c
    WHERE c.kind IN (${ALL_CONTENT_KINDS.map((kind) => `'${kind}'`).join(', ')})
    AND c.facet = 'author' AND c.value = a.id) AS articles FROM authors a`

const toManaged = (row: Row): ManagedAuthor =>
  ManagedAuthor.parse({
    ...fieldsOf(columns, row),
    version: row.version,
    updatedAt: row.updated_at || null,
    articles: row.articles,
  })

/** The cursor of authors: the reading and the id of the last one. */
type AuthorPosition = [kana: string, id: string]
type AuthorPage = { authors: ManagedAuthor[]; total: number; next: AuthorPosition | null }
type AuthorQuery = { q?: string; limit: number; after?: AuthorPosition }

/** One page of the authors, by reading; `q` matches names. */
export async function listAuthors(
  db: D1Database,
  { q = '', limit, after }: AuthorQuery,
): Promise<AuthorPage> {
  const where = `(?1 = '' OR instr(a.name, ?1) > 0 OR instr(a.kana, ?1) > 0 OR instr(a.slug, ?1) > 0)`
  const beyond = after ? 'AND (a.kana, a.id) > (?2, ?3)' : ''
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(`${SELECT} WHERE ${where} ${beyond} ORDER BY a.kana, a.id LIMIT ${limit + 1}`)
      .bind(q, ...(after ?? [])),
    db.prepare(`SELECT count(*) AS total FROM authors a WHERE ${where}`).bind(q),
  ])
  const rows = (found?.results ?? []).slice(0, limit)
  const last = (found?.results.length ?? 0) > limit ? rows.at(-1) : undefined
  return {
    authors: rows.map(toManaged),
    total: Number(counted?.results[0]?.total ?? 0),
    next: last ? [String(last.kana), String(last.id)] : null,
  }
}

const findBy = async (db: D1Database, where: string, ref: string): Promise<ManagedAuthor | null> => {
  const row = await db.prepare(`${SELECT} WHERE ${where}`).bind(ref).first<Row>()
  return row && toManaged(row)
}

/** An author by id, or `null`. */
export const findManagedAuthor = (db: D1Database, id: string) => findBy(db, 'a.id = ?1', id)

/** An author by id or slug, or `null`, for reading. Changes use the id. */
export const findManagedAuthorByRef = (db: D1Database, ref: string) =>
  findBy(db, 'a.id = ?1 OR a.slug = ?1', ref)

/** The id of another author with this slug; `null`: it is free. */
export const findSlugOwner = (db: D1Database, slug: string, except: string): Promise<string | null> =>
  db.prepare('SELECT id FROM authors WHERE slug = ? AND id <> ?').bind(slug, except).first<string>('id')

/** Creates an author. An existing id is left unchanged. */
export const createAuthorStatements = (
  db: D1Database,
  id: string,
  input: AuthorInput,
  now: Date,
): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO authors (id, ${written.map(({ name }) => name).join(', ')}, version, created_at, updated_at)
       VALUES (?, ${written.map(() => '?').join(', ')}, 1, ?, ?)`,
    )
    .bind(id, ...valuesOf(written, input), now.toISOString(), now.toISOString()),
  ...takeSlugStatements(db, id, input.slug),
]

/** Updates an author. The batch fails as a whole when the version differs. */
export const updateAuthorStatements = (
  db: D1Database,
  id: string,
  { version, input, now }: { version: number; input: AuthorInput; now: Date },
): D1PreparedStatement[] => [
  guard(db, id, version),
  ...takeSlugStatements(db, id, input.slug),
  db
    .prepare(
      `UPDATE authors SET ${written.map(({ name }) => `${name} = ?`).join(', ')}, version = version + 1, updated_at = ?
       WHERE id = ?`,
    )
    .bind(...valuesOf(written, input), now.toISOString(), id),
]

/** Deletes an author. The batch fails as a whole when the version differs. */
export const deleteAuthorStatements = (
  db: D1Database,
  id: string,
  version: number,
): D1PreparedStatement[] => [
  guard(db, id, version),
  db.prepare('DELETE FROM authors WHERE id = ?').bind(id),
  db.prepare('DELETE FROM slug_history WHERE content_id = ?').bind(id),
]

const guard = (db: D1Database, id: string, version: number): D1PreparedStatement =>
  db
    .prepare(`SELECT iif((SELECT version FROM authors WHERE id = ?) = ?, 1, json('changed meanwhile'))`)
    .bind(id, version)

/** Whether any content references the author as writer or editor, which prevents deletion. */
export async function isAuthorUsed(db: D1Database, id: string): Promise<boolean> {
  const statements = Object.values(CONTENT_TABLES).map(({ table }) =>
    db.prepare(`SELECT 1 FROM ${table} WHERE author_id = ?1 OR editor_id = ?1 LIMIT 1`).bind(id),
  )
  // SQLite rejects JSON with more than a thousand levels, and would fail the query for one such row.
  const drafts = db
    .prepare(
      `SELECT 1 FROM manuscripts WHERE author_id = ?1
       OR (fields IS NOT NULL
         AND iif(json_valid(fields), json_extract(fields, '$.editorId') = ?1, instr(fields, ?1) > 0)) LIMIT 1`,
    )
    .bind(id)
  const found = await db.batch([...statements, drafts])
  return found.some(({ results }) => results.length > 0)
}
