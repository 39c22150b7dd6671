import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { countUsageOfChange } from '../usage/stats.server.ts'
import { findGuideDocument } from './documents.server.ts'
import { MISSING, saved, type Written } from './rows.ts'

/** How long a deleted guide can be restored, in days. */
export const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** Guides that one write clears away: a guide goes with up to 440 rows. */
const PURGED_AT_ONCE = 2

const keptSince = (now: Date): string => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()

/**
 * Clears away, with a write that makes or deletes guides, a few whose time is over, whoever's they are, and what a
 * member deleted beyond the number of guides one can have. The clock clears away the rest (members-retention.server.ts).
 */
export function purgeStatements(db: D1Database, accountId: string, now: Date): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `DELETE FROM travel_guides WHERE id IN
         (SELECT id FROM travel_guides WHERE deleted_at < ? ORDER BY deleted_at LIMIT ${PURGED_AT_ONCE})`,
      )
      .bind(keptSince(now)),
    db
      .prepare(
        `DELETE FROM travel_guides WHERE id IN
         (SELECT id FROM travel_guides WHERE account_id = ? AND deleted_at > ''
          ORDER BY deleted_at DESC LIMIT ${PURGED_AT_ONCE} OFFSET ${TRAVEL_LIMITS.guides})`,
      )
      .bind(accountId),
  ]
}

/** Deletes a guide so that it can be restored for 30 days. Tells whether it is deleted now; doing so twice is the same. */
export async function deleteGuide(
  db: D1Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const results = await db.batch<{ id: string }>([
    db
      .prepare(
        'UPDATE travel_guides SET deleted_at = ? WHERE id = ? AND account_id = ? AND deleted_at IS NULL',
      )
      .bind(now.toISOString(), id, accountId),
    countUsageOfChange(db, accountId, 'guidesUpdated', now),
    db.prepare('SELECT id FROM travel_guides WHERE id = ? AND account_id = ?').bind(id, accountId),
    ...purgeStatements(db, accountId, now),
  ])
  return (results[2]?.results.length ?? 0) > 0
}

/** Brings a deleted guide back as it was, with its link. One that was not deleted is answered as it is. */
export async function restoreGuide(
  db: D1Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<Written<GuideDocument>> {
  const results = await db.batch<{ id: string }>([
    db
      .prepare(
        `UPDATE travel_guides SET deleted_at = NULL, updated_at = ?
         WHERE id = ? AND account_id = ? AND deleted_at > ?
         AND (SELECT count(*) FROM travel_guides WHERE account_id = ? AND deleted_at IS NULL) < ?`,
      )
      .bind(now.toISOString(), id, accountId, keptSince(now), accountId, TRAVEL_LIMITS.guides),
    countUsageOfChange(db, accountId, 'guidesUpdated', now),
    db
      .prepare('SELECT id FROM travel_guides WHERE id = ? AND account_id = ? AND deleted_at > ?')
      .bind(id, accountId, keptSince(now)),
  ])
  if (results[2]?.results.length) return { outcome: 'full', limit: 'guides' }
  const document = await findGuideDocument(db, accountId, id, now)
  return document ? saved(document) : MISSING
}
