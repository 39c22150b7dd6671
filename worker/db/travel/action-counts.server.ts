import type { ActionType } from '#domain/travel/action.ts'

/** An SQL value: the number of an account's records, `account` being a binding. */
export const countOfAccount = (account: string): string =>
  `(SELECT ifnull(sum(count), 0) FROM travel_action_counts WHERE account_id = ${account})`

/**
 * The statement that counts a member's records as `n`, of a type and in a prefecture if given. Triggers maintain the
 * counts: it reads a row for each type and prefecture of the account, never the records.
 */
export function countActions(
  db: D1Database,
  accountId: string,
  { type, prefecture }: { type?: ActionType; prefecture?: string } = {},
): D1PreparedStatement {
  const conditions = [
    'account_id = ?',
    ...(type ? ['type = ?'] : []),
    ...(prefecture ? ['prefecture_code = ?'] : []),
  ]
  const binds = [accountId, type, prefecture].filter((value) => value !== undefined)
  return db
    .prepare(`SELECT ifnull(sum(count), 0) AS n FROM travel_action_counts WHERE ${conditions.join(' AND ')}`)
    .bind(...binds)
}
