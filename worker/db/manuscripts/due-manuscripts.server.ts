import type { ContentKind } from '#domain/content/kind.ts'
import type { Row } from '../row.ts'

/** A manuscript whose planned moment has come. */
export type Due = { kind: ContentKind; id: string; version: number; at: Date }

const toDue = ({ kind, id, version, at }: Row): Due => ({
  kind: kind as ContentKind,
  id: String(id),
  version: Number(version),
  at: new Date(String(at)),
})

const MINUTE_MS = 60_000

/**
 * At most `limit` of the due ones. Half of them are the longest overdue; the other half rotates through the rest every
 * minute, so that manuscripts that keep failing do not block the others.
 */
async function someDue(
  db: D1Database,
  column: string,
  due: string,
  now: Date,
  limit: number,
): Promise<Due[]> {
  const waiting = `FROM manuscripts WHERE ${column} IS NOT NULL AND ${column} <= ?1 AND ${due}`
  const list = async (most: number, offset: number): Promise<Due[]> => {
    const { results } = await db
      .prepare(
        `SELECT kind, id, version, ${column} AS at ${waiting} ORDER BY ${column}, id LIMIT ?2 OFFSET ?3`,
      )
      .bind(now.toISOString(), most, offset)
      .all<Row>()
    return results.map(toDue)
  }
  const first = await list(limit + 1, 0)
  if (first.length <= limit) return first
  const half = Math.ceil(limit / 2)
  const total = await db
    .prepare(`SELECT count(*) AS total ${waiting}`)
    .bind(now.toISOString())
    .first<number>('total')
  const others = Number(total) - half
  const pageIndex = Math.floor(now.getTime() / MINUTE_MS) % Math.ceil(others / half)
  return [...first.slice(0, half), ...(await list(limit - half, half + pageIndex * half))]
}

/** Manuscripts to be published by now, the longest overdue first. */
export const listDueToPublish = (db: D1Database, now: Date, limit: number): Promise<Due[]> =>
  someDue(db, 'scheduled_at', "+stage = 'scheduled'", now, limit)

/** Manuscripts to be unpublished by now. */
export const listDueToEnd = (db: D1Database, now: Date, limit: number): Promise<Due[]> =>
  someDue(db, 'unpublish_at', 'is_live = 1', now, limit)
