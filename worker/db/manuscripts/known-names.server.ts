import type { Row } from '../row.ts'

/** More names than a title holds. */
const MAX_NAMES = 20
/** Of one character are words of other names. */
const MIN_LENGTH = 2

/** The sights whose names a text holds, with the slugs of their pages. */
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
