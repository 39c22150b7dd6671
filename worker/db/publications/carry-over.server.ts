import type { PublicChange } from '#domain/publish/public-change.ts'
import { storedJson } from '../stored-json.ts'

/**
 * Live publications since a moment whose pages were made for another build; or all of them, when this one has no
 * overlay.
 */
const OWED = `status = 'live' AND reason <> 'carry-over' AND requested_at >= ?2 AND (?3 OR build_id IS NOT ?1)`

/** Publications that are repeated together: computing the affected pages of many takes too many queries. */
const TOGETHER = 10

/**
 * Creates publications that repeat, for this build, what was published for other builds since a moment: the build was
 * made of older content. Creates none when there is nothing to repeat, or they exist. `isBare`: this build has no
 * overlay, whatever was made for it before. `ids`: one for each ten publications; the last takes the rest.
 */
export async function saveCarryOver(
  db: D1Database,
  {
    ids,
    build,
    isBare,
    since,
    now,
  }: { ids: readonly string[]; build: string; isBare: boolean; since: Date; now: Date },
): Promise<void> {
  const owed = [build, since.toISOString(), isBare ? 1 : 0]
  await db.batch([
    db
      .prepare(
        `INSERT INTO publications (id, reason, title, changes, carries, requested_at)
         SELECT ?4 ->> part, 'carry-over', '新しいビルドへの引き継ぎ', '[]', json_group_array(id), ?5
         FROM (SELECT id, min((row_number() OVER (ORDER BY seq) - 1) / ${TOGETHER}, json_array_length(?4) - 1) AS part
           FROM publications WHERE ${OWED})
         GROUP BY part`,
      )
      .bind(...owed, JSON.stringify(ids), now.toISOString()),
    db.prepare(`UPDATE publications SET build_id = ?1 WHERE ${OWED}`).bind(...owed),
  ])
}

/** The changes of the publications that are repeated for another build. */
export async function listCarriedChanges(db: D1Database, ids: readonly string[]): Promise<PublicChange[]> {
  const { results } = await db
    .prepare('SELECT changes FROM publications WHERE id IN (SELECT value FROM json_each(?)) ORDER BY seq')
    .bind(JSON.stringify(ids))
    .all<{ changes: string }>()
  return results.flatMap(({ changes }) => storedJson(changes) as PublicChange[])
}
