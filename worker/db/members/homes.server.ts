import type { Row } from '../row.ts'
import { type MemberBindings, memberDatabases } from './databases.ts'

/** The first result that is not `null`, of a query to every database with members; `DB` comes first. */
export async function fromAnyDatabase<Found>(
  env: MemberBindings,
  find: (db: D1Database) => Promise<Found | null>,
): Promise<Found | null> {
  const found = await Promise.all(memberDatabases(env).map(find))
  return found.find((one) => one !== null) ?? null
}

/** The account is closed, as it moves to another database. */
export class AccountMoves extends Error {}

/**
 * The database of an account, or `null`; the only one without a query, whether it has the account or not.
 * @throws {AccountMoves}
 */
export async function homeOfAccount(env: MemberBindings, id: string): Promise<D1Database | null> {
  const all = memberDatabases(env)
  if (all.length === 1) return env.DB
  const rows = await Promise.all(
    all.map((db) => db.prepare('SELECT moving_at FROM accounts WHERE id = ?').bind(id).first<Row>()),
  )
  const open = rows.findIndex((row) => row?.moving_at === null)
  if (open < 0 && rows.some((row) => row)) throw new AccountMoves()
  return all[open] ?? null
}
