import { isReached, type Reached, reachedBy } from './manuscripts.server.ts'

/** When the preview links of a manuscript were last revoked, or `null`. */
export async function findPreviewEnd(db: D1Database, contentId: string): Promise<Date | null> {
  const at = await db
    .prepare('SELECT ended_at FROM preview_ends WHERE content_id = ?')
    .bind(contentId)
    .first<string>('ended_at')
  return at ? new Date(at) : null
}

/** Revokes every earlier preview link of a manuscript within reach. */
export const endPreviewsStatement = (db: D1Database, reached: Reached, now: Date): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO preview_ends (content_id, ended_at) SELECT ?2, ?1 WHERE ${isReached(2)}
       ON CONFLICT (content_id) DO UPDATE SET ended_at = excluded.ended_at`,
    )
    .bind(now.toISOString(), ...reachedBy(reached))
