import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

type Part = { slug: string; title: string }

/** The series that an article belongs to: its number in it from 1, and the nearest public parts before and after it. */
type SeriesOfArticle = Part & { number: number; before: Part | null; after: Part | null }

const partOf = (row: Row): Part => ({ slug: String(row.slug), title: String(row.title) })

/** The public series of an article, by its id: of several the first in the order of their list. `null` without one. */
export async function findSeriesOfArticle(
  db: D1Database,
  id: string,
  now: Date,
): Promise<SeriesOfArticle | null> {
  const series = await db
    .prepare(
      `SELECT t.slug, t.title, t.parts FROM content_mentions m CROSS JOIN series t ON t.id = m.from_id
       WHERE m.to_id = ? AND m.from_kind = 'series' AND ${PUBLIC_NOW} ORDER BY t."order", t.id LIMIT 1`,
    )
    .bind(id, ...bindNow(now))
    .first<Row>()
  if (!series) return null
  const parts: string[] = storedJson(series.parts)
  const at = parts.indexOf(id)
  const { results } = await db
    .prepare(
      `SELECT p.key AS at, t.slug, t.title FROM json_each(?) p CROSS JOIN article_pages t ON t.id = p.value
       WHERE ${PUBLIC_NOW} ORDER BY p.key`,
    )
    .bind(series.parts, ...bindNow(now))
    .all<Row>()
  const before = results.findLast((row) => Number(row.at) < at)
  const after = results.find((row) => Number(row.at) > at)
  return {
    ...partOf(series),
    number: at + 1,
    before: before ? partOf(before) : null,
    after: after ? partOf(after) : null,
  }
}
