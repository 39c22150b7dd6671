import type { ActionType } from '#domain/travel/action.ts'

/**
 * The number of a member's records, of a type and in a prefecture if given. Triggers maintain the counts: this reads a
 * row for each type and prefecture of the account, never the records.
 */
export async function countActions(
  db: D1Database,
  accountId: string,
  { type, prefecture }: { type?: ActionType; prefecture?: string } = {},
): Promise<number> {
  const conditions = [
    'account_id = ?',
    ...(type ? ['type = ?'] : []),
    ...(prefecture ? ['prefecture_code = ?'] : []),
  ]
  const binds = [accountId, type, prefecture].filter((value) => value !== undefined)
  const sum = `SELECT ifnull(sum(count), 0) AS n FROM travel_action_counts WHERE ${conditions.join(' AND ')}`
  return (
    (await db
      .prepare(sum)
      .bind(...binds)
      .first<number>('n')) ?? 0
  )
}
