import { SESSION_LIFETIMES } from '#domain/auth/session-lifetime.ts'
import { HISTORY_DAYS } from '#domain/shelf/shelf.ts'
import { KEPT_DAYS } from '../travel/trash.server.ts'

const DAY_MS = 86_400_000

/** After that a token is refused for the age of its sign-in alone; a day more, for clocks. */
const SESSION_DAYS = SESSION_LIFETIMES.member.absolute / 86_400 + 1
const SESSIONS_AT_ONCE = 500

/** Rows of histories that one call takes away, and guides: one of these goes with up to 440 rows. */
const VIEWS_AT_ONCE = 500
const GUIDES_AT_ONCE = 10

/**
 * Forgets what members were told would be forgotten, also of those who never come back: what was read a year ago, guides
 * that have been in the trash for a month, and sign-ins that are too old to be used. What is over the bound waits for the next call.
 */
export async function forgetOfMembers(db: D1Database, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  await db.batch([
    db
      .prepare(
        `DELETE FROM histories WHERE (account_id, target_type, target_id) IN (
           SELECT account_id, target_type, target_id FROM histories WHERE last_viewed_at < ?
           ORDER BY last_viewed_at LIMIT ${VIEWS_AT_ONCE})`,
      )
      .bind(before(HISTORY_DAYS)),
    db
      .prepare(
        `DELETE FROM travel_guides WHERE id IN (
           SELECT id FROM travel_guides WHERE deleted_at < ? ORDER BY deleted_at LIMIT ${GUIDES_AT_ONCE})`,
      )
      .bind(before(KEPT_DAYS)),
    db
      .prepare(
        `DELETE FROM sessions WHERE id IN (
           SELECT id FROM sessions WHERE signed_in_at < ? ORDER BY signed_in_at LIMIT ${SESSIONS_AT_ONCE})`,
      )
      .bind(before(SESSION_DAYS)),
  ])
}
