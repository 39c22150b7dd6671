import type { Row } from '../row.ts'

/** More names than a title contains. */
const MAX_NAMES = 20
/** Names of one character occur within other names. */
const MIN_LENGTH = 2

/** The public spots whose names a text contains, with their slugs. */
export async function listNamesIn(db: D1Database, text: string): Promise<{ name: string; slug: string }[]> {
  if (!/[一-鿿]/.test(text)) return []
  const { results } = await db
    .prepare(
      `SELECT name, slug FROM spots WHERE status = 'published' AND length(name) >= ${MIN_LENGTH}
       AND instr(?, name) > 0 ORDER BY length(name) DESC LIMIT ${MAX_NAMES}`,
    )
    .bind(text)
    .all<Row>()
  return results.map(({ name, slug }) => ({ name: String(name), slug: String(slug) }))
}
