import type { Colleague } from '#domain/manuscript/manuscript.ts'
import { selectColleague, toColleague } from './manuscript-row.ts'
import type { Row } from './row.ts'

/** Who an account is among staff, or `null`: there is none, or it is being left. */
export async function findColleague(db: D1Database, accountId: string): Promise<Colleague | null> {
  const row = await db
    .prepare(
      `SELECT ${selectColleague('c.id', 'colleague')} FROM accounts c WHERE c.id = ? AND c.left_at IS NULL`,
    )
    .bind(accountId)
    .first<Row>()
  return row && toColleague(row, 'colleague')
}
