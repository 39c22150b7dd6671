import { SESSION_LIFETIMES } from '#domain/auth/session-lifetime.ts'
import { HISTORY_DAYS } from '#domain/shelf/shelf.ts'
import { RETENTION_DAYS } from '../travel/trash.server.ts'

const DAY_MS = 86_400_000

/** After that a token is refused for the age of its sign-in; plus a day, for clock differences. */
const SESSION_DAYS = SESSION_LIFETIMES.member.absolute / 86_400 + 1
const SESSION_BATCH_SIZE = 500

/** Batch sizes of deleted history rows and guides: each guide has up to 440 rows. */
const VIEW_BATCH_SIZE = 500
const GUIDE_BATCH_SIZE = 10

/**
 * Deletes expired data of members, also of those who never return: histories of a year ago, guides that were in the
 * trash for a month, and sessions that are too old to be used. The rest waits for the next call.
 */
export async function deleteOldMemberRecords(db: D1Database, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  await db.batch([
    db
      .prepare(
        `DELETE FROM histories WHERE (account_id, target_type, target_id) IN (
           SELECT account_id, target_type, target_id FROM histories WHERE last_viewed_at < ?
           ORDER BY last_viewed_at LIMIT ${VIEW_BATCH_SIZE})`,
      )
      .bind(before(HISTORY_DAYS)),
    db
      .prepare(
        `DELETE FROM travel_guides WHERE id IN (
           SELECT id FROM travel_guides WHERE deleted_at < ? ORDER BY deleted_at LIMIT ${GUIDE_BATCH_SIZE})`,
      )
      .bind(before(RETENTION_DAYS)),
    db
      .prepare(
        `DELETE FROM sessions WHERE id IN (
           SELECT id FROM sessions WHERE signed_in_at < ? ORDER BY signed_in_at LIMIT ${SESSION_BATCH_SIZE})`,
      )
      .bind(before(SESSION_DAYS)),
  ])
}
