import { countUsageOfChange } from '../usage/stats.server.ts'

/**
 * What follows a write to a part of a guide in the same batch: the guide was changed, and its member changed one. Both
 * only when the statement right before them changed a row, so that sending something twice is no change.
 */
export const touchStatements = (
  db: D1Database,
  accountId: string,
  guideId: string,
  now: Date,
): D1PreparedStatement[] => [
  db
    .prepare('UPDATE travel_guides SET updated_at = ? WHERE id = ? AND account_id = ? AND changes() > 0')
    .bind(now.toISOString(), guideId, accountId),
  countUsageOfChange(db, accountId, 'guidesUpdated', now),
]
