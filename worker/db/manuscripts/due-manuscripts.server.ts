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
 * At most so many of what is due. Half of them are the longest overdue; where more wait, the other half goes round
 * through the rest, minute by minute: whatever cannot be read or written stays at the front and keeps nobody back.
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
  const turn = Math.floor(now.getTime() / MINUTE_MS) % Math.ceil(others / half)
  return [...first.slice(0, half), ...(await list(limit - half, half + turn * half))]
}

/** What was to be public by now, the longest overdue first. */
export const listDueToPublish = (db: D1Database, now: Date, limit: number): Promise<Due[]> =>
  someDue(db, 'scheduled_at', "+stage = 'scheduled'", now, limit)

/** What was to be taken down by now. */
export const listDueToEnd = (db: D1Database, now: Date, limit: number): Promise<Due[]> =>
  someDue(db, 'unpublish_at', 'is_live = 1', now, limit)
