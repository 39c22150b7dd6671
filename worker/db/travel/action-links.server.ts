import { z } from 'zod'
import { Identifier } from '#domain/text/identifier.ts'

/** The guide line that a record was created from. */
export const LinkedActivity = z.object({
  id: Identifier,
  title: z.string(),
  guideId: Identifier,
  guideTitle: z.string(),
})
export type LinkedActivity = z.infer<typeof LinkedActivity>

/** A line of one of the account's own guides, or `null`, also for those of others. */
export const findLinkedActivity = async (
  db: D1Database,
  accountId: string,
  activityId: string,
): Promise<LinkedActivity | null> =>
  db
    .prepare(
      `SELECT a.id, a.title, g.id AS guideId, g.title AS guideTitle
       FROM travel_activities a JOIN travel_guides g ON g.id = a.guide_id AND g.account_id = a.account_id
       WHERE a.id = ?1 AND a.account_id = ?2 AND g.account_id = ?2 AND g.deleted_at IS NULL`,
    )
    .bind(activityId, accountId)
    .first<LinkedActivity>()
