import { countUsageOfChange } from '../usage/stats.server.ts'

/**
 * The statements after a write to a part of a guide in the same batch: they update the guide's moment and count the
 * change for its member. Both only when the preceding statement changed a row, so that a repeated request counts once.
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
