import type { ContentKind } from '#domain/content-kind.ts'

/** A manuscript whose moment has come: to be published, or to be taken down. */
export type Due = { kind: ContentKind; id: string; version: number; at: string }

/** Manuscripts that were to be published by now, those of the earliest moment first. */
export async function listPlanned(db: D1Database, now: Date, limit: number): Promise<Due[]> {
  const { results } = await db
    .prepare(
      `SELECT kind, id, version, scheduled_at AS at FROM manuscripts
       WHERE scheduled_at <= ? AND stage = 'scheduled' ORDER BY scheduled_at, id LIMIT ?`,
    )
    .bind(now.toISOString(), limit)
    .all<Due>()
  return results
}

/** Manuscripts that readers were to see until now. */
export async function listEnded(db: D1Database, now: Date, limit: number): Promise<Due[]> {
  const { results } = await db
    .prepare(
      `SELECT kind, id, version, unpublish_at AS at FROM manuscripts
       WHERE unpublish_at <= ? AND is_live = 1 ORDER BY unpublish_at, id LIMIT ?`,
    )
    .bind(now.toISOString(), limit)
    .all<Due>()
  return results
}

/** A campaign or a placement that began or ended. */
export type Turn = {
  kind: 'campaign' | 'sponsored-page'
  id: string
  at: string
  prefectureCode: string | null
  slots: string[]
}

/** What readers see of campaigns and placements changes at these moments by itself: those of a time just over. */
export async function listTurns(db: D1Database, from: Date, to: Date): Promise<Turn[]> {
  const of = (kind: Turn['kind'], table: string, column: string, slots: string) =>
    db
      .prepare(
        `SELECT '${kind}' AS kind, id, ${column} AS at, prefecture_code AS prefectureCode, ${slots} AS slots
         FROM ${table} WHERE status = 'published' AND ${column} > ? AND ${column} <= ?`,
      )
      .bind(from.toISOString(), to.toISOString())
  const results = await db.batch<Omit<Turn, 'slots'> & { slots: string }>([
    of('campaign', 'campaigns', 'start_at', "'[]'"),
    of('campaign', 'campaigns', 'end_at', "'[]'"),
    of('sponsored-page', 'sponsored_pages', 'start_at', 'slots'),
    of('sponsored-page', 'sponsored_pages', 'end_at', 'slots'),
  ])
  return results.flatMap(({ results: rows }) => rows.map((row) => ({ ...row, slots: JSON.parse(row.slots) })))
}
