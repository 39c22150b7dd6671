import { FIRST_ROLE } from '#domain/account/role.ts'
import type { Row } from '../row.ts'

/**
 * `accounts.moving_at` in the database that an account leaves: the moment when it was closed, while the move can be undone,
 * then `moved`, when the copy is complete and the account is never opened here again. `incomplete`: a copy.
 */
const MOVED = 'moved'
export const INCOMPLETE = 'incomplete'

/** SQL: whether a row of `accounts` is the account itself, and no copy or leftover. Moments begin with a digit. */
export const isAccount = (alias: string): string => `(${alias}.moving_at IS NULL OR ${alias}.moving_at < 'a')`

const nothingIn = (table: string, column: string): string =>
  `AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = accounts.id)`

/** Members without anything of the office. What they wrote or decided there refers to accounts of `DB`. */
const ORDINARY = `left_at IS NULL AND moving_at IS NULL
  AND role_id = (SELECT id FROM roles WHERE name = '${FIRST_ROLE}')
  ${(
    [
      ['authors', 'account_id'],
      ['manuscripts', 'owner_id'],
      ['manuscripts', 'saved_by'],
      ['revisions', 'saved_by'],
      ['review_comments', 'written_by'],
      ['media', 'owner_id'],
      ['reader_reports', 'handled_by'],
      ['prefecture_pick_lists', 'saved_by'],
      ['saved_filters', 'account_id'],
      ['audit_log', 'done_by'],
      ['audit_log', 'ref_id'],
      ['account_joins', 'account_id'],
      ['account_joins', 'other_id'],
    ] as const
  )
    .map(([table, column]) => nothingIn(table, column))
    .join(' ')}`

/** Closes an account until it has moved. Returns whether it did: not when it is closed already, or not an ordinary one. */
export async function startMove(
  db: D1Database,
  id: string,
  now: Date,
  { isOrdinary = false } = {},
): Promise<boolean> {
  const condition = isOrdinary ? ORDINARY : 'left_at IS NULL AND moving_at IS NULL'
  const { meta } = await db
    .prepare(`UPDATE accounts SET moving_at = ?2 WHERE id = ?1 AND ${condition}`)
    .bind(id, now.toISOString())
    .run()
  return meta.changes > 0
}

const change = async (db: D1Database, id: string, from: string, to: string | null): Promise<boolean> =>
  (
    await db
      .prepare('UPDATE accounts SET moving_at = ?3 WHERE id = ?1 AND moving_at = ?2')
      .bind(id, from, to)
      .run()
  ).meta.changes > 0

/** Opens an account again where it was closed at a moment. Returns whether it did. */
export const reopenAccount = (db: D1Database, id: string, closedAt: string): Promise<boolean> =>
  change(db, id, closedAt, null)

/** Leaves an account that was closed at a moment to its copy. Returns whether it did. */
export const leaveToCopy = (db: D1Database, id: string, closedAt: string): Promise<boolean> =>
  change(db, id, closedAt, MOVED)

/** Opens a complete copy. Returns whether it did. */
export const openCopy = (db: D1Database, id: string): Promise<boolean> => change(db, id, INCOMPLETE, null)

/**
 * Deletes a copy, or what was left behind by a move. The files of its photos stay.
 */
async function deleteRows(db: D1Database, id: string, state: string): Promise<void> {
  const { results } = await db
    .prepare('SELECT DISTINCT folder FROM travel_action_photos WHERE account_id = ? AND folder IS NOT NULL')
    .bind(id)
    .all<Row>()
  await db.batch([
    db.prepare('DELETE FROM accounts WHERE id = ? AND moving_at = ?').bind(id, state),
    // A trigger schedules the removal of folders without a photo (0035_account_joins.sql).
    db
      .prepare(
        `DELETE FROM photo_removals WHERE prefix IN (SELECT value FROM json_each(?))
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = ?)`,
      )
      .bind(JSON.stringify(results.map(({ folder }) => folder)), id),
  ])
}

/** Deletes a copy that was not opened. */
export const deleteCopy = (db: D1Database, id: string): Promise<void> => deleteRows(db, id, INCOMPLETE)

/** Deletes what an account has left behind. */
export const deleteLeftover = (db: D1Database, id: string): Promise<void> => deleteRows(db, id, MOVED)

/** The cursor of movable members: when the last one was created, and its id. */
export type MovablePosition = readonly [createdAt: string, id: string]

/** Ordinary members of a database after a position, the oldest first. */
export async function listMovable(
  db: D1Database,
  limit: number,
  [createdAt, id]: MovablePosition = ['', ''],
): Promise<MovablePosition[]> {
  const { results } = await db
    .prepare(
      `SELECT created_at AS createdAt, id FROM accounts
       WHERE (created_at, id) > (?, ?) AND ${ORDINARY} ORDER BY created_at, id LIMIT ?`,
    )
    .bind(createdAt, id, limit)
    .all<{ createdAt: string; id: string }>()
  return results.map((row) => [row.createdAt, row.id])
}

/** The accounts of a database that are closed for a move or copies, with their state; at most twenty of each. */
export async function listUnfinishedMoves(
  db: D1Database,
  before: Date,
): Promise<{ id: string; state: 'closed' | 'moved' | 'incomplete'; closedAt: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT id, moving_at AS closedAt FROM accounts WHERE moving_at < ? OR moving_at IN ('${MOVED}', '${INCOMPLETE}')
       ORDER BY moving_at LIMIT 20`,
    )
    .bind(before.toISOString())
    .all<{ id: string; closedAt: string }>()
  return results.map((row) => ({
    ...row,
    state: row.closedAt === MOVED ? 'moved' : row.closedAt === INCOMPLETE ? 'incomplete' : 'closed',
  }))
}

/** `moving_at` of an account in a database; `undefined` without the account. */
export async function movingStateIn(db: D1Database, id: string): Promise<string | null | undefined> {
  const row = await db.prepare('SELECT moving_at FROM accounts WHERE id = ?').bind(id).first<Row>()
  return row ? (row.moving_at as string | null) : undefined
}

/** Fails its batch unless an account is open in this database: as its first statement. */
export const openGuard = (db: D1Database, id: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT iif(EXISTS (SELECT 1 FROM accounts WHERE id = ? AND moving_at IS NULL), 1, json('the account moves'))`,
    )
    .bind(id)
