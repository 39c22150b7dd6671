import type { ContentKind } from '#domain/content-kind.ts'
import type { Row } from './row.ts'

/** A manuscript whose planned moment has come. */
export type Due = { kind: ContentKind; id: string; version: number; at: Date }

const toDue = ({ kind, id, version, at }: Row): Due => ({
  kind: kind as ContentKind,
  id: String(id),
  version: Number(version),
  at: new Date(String(at)),
})

/** What was to be public by now, the longest overdue first. */
export async function listDueToPublish(db: D1Database, now: Date, limit: number): Promise<Due[]> {
  const { results } = await db
    .prepare(
      `SELECT kind, id, version, scheduled_at AS at FROM manuscripts
       WHERE scheduled_at IS NOT NULL AND scheduled_at <= ? AND +stage = 'scheduled' ORDER BY scheduled_at, id LIMIT ?`,
    )
    .bind(now.toISOString(), limit)
    .all<Row>()
  return results.map(toDue)
}

/** What was to be taken down by now. */
export async function listDueToEnd(db: D1Database, now: Date, limit: number): Promise<Due[]> {
  const { results } = await db
    .prepare(
      `SELECT kind, id, version, unpublish_at AS at FROM manuscripts
       WHERE unpublish_at IS NOT NULL AND unpublish_at <= ? AND is_live = 1 ORDER BY unpublish_at, id LIMIT ?`,
    )
    .bind(now.toISOString(), limit)
    .all<Row>()
  return results.map(toDue)
}
