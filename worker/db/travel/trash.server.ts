import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { countUsageOfChange } from '../usage/stats.server.ts'
import { findGuideDocument } from './documents.server.ts'
import { MISSING, saved, type Written } from './rows.ts'

/** How long a deleted guide can be restored, in days. */
export const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

/** The maximum of guides removed with one write: a guide has up to 440 rows. */
const PURGE_BATCH_SIZE = 2

const retentionStart = (now: Date): string => new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString()

/**
 * Removes, with a write that creates or deletes guides, a few expired ones of any account, and deleted ones of a member
 * beyond the limit of guides. A scheduled job removes the rest (members-retention.server.ts).
 */
export function purgeStatements(db: D1Database, accountId: string, now: Date): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `DELETE FROM travel_guides WHERE id IN
         (SELECT id FROM travel_guides WHERE deleted_at < ? ORDER BY deleted_at LIMIT ${PURGE_BATCH_SIZE})`,
      )
      .bind(retentionStart(now)),
    db
      .prepare(
        `DELETE FROM travel_guides WHERE id IN
         (SELECT id FROM travel_guides WHERE account_id = ? AND deleted_at > ''
          ORDER BY deleted_at DESC LIMIT ${PURGE_BATCH_SIZE} OFFSET ${TRAVEL_LIMITS.guides})`,
      )
      .bind(accountId),
  ]
}

/** Deletes a guide, which can be restored for 30 days. Returns whether it is deleted now; repeating it succeeds. */
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

/** Restores a deleted guide unchanged, with its link. One that is not deleted is returned as it is. */
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
      .bind(now.toISOString(), id, accountId, retentionStart(now), accountId, TRAVEL_LIMITS.guides),
    countUsageOfChange(db, accountId, 'guidesUpdated', now),
    db
      .prepare('SELECT id FROM travel_guides WHERE id = ? AND account_id = ? AND deleted_at > ?')
      .bind(id, accountId, retentionStart(now)),
  ])
  if (results[2]?.results.length) return { outcome: 'full', limit: 'guides' }
  const document = await findGuideDocument(db, accountId, id, now)
  return document ? saved(document) : MISSING
}
