import { FIRST_ROLE } from '#domain/account/role.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditText, INSERT_AUDIT } from '../audit/audit.server.ts'
import { ADMIN_ROLES, adminBesides } from '../staff/administrators.server.ts'
import { JOIN_STEPS } from './join-statements.ts'

type Completion = {
  joinId: string
  /** The account of the caller's session. */
  accountId: string
  survivorId: string
  removedId: string
  /** Digests of the logins that end with the removed account, for `left_subjects`. */
  endedSubjects: readonly string[]
}

/** Ids of records that occur in both accounts, and new ones for those that move. */
async function newIds(
  db: D1Database,
  { survivorId, removedId }: Completion,
): Promise<Record<string, string>> {
  const { results } = await db
    .prepare(
      `SELECT id FROM travel_actions WHERE account_id = ?1
       AND id IN (SELECT id FROM travel_actions WHERE account_id = ?2)`,
    )
    .bind(removedId, survivorId)
    .all<{ id: string }>()
  return Object.fromEntries(results.map(({ id }) => [id, randomIdentifier()]))
}

/**
 * Joins two accounts: all data of the removed one moves to the survivor, which keeps its role only where both have the
 * same, and becomes a member without one otherwise; the change is audited. All of it in one transaction. Returns
 * whether it did: not without a join started in time, for an account that is being deleted, nor where no administrator
 * would remain.
 */
export async function completeJoin(db: D1Database, completion: Completion, now: Date): Promise<boolean> {
  const { joinId, accountId, survivorId, removedId, endedSubjects } = completion
  const at = now.toISOString()
  const ids = JSON.stringify(await newIds(db, completion))
  const part = (column: string) => `(SELECT ${column} FROM account_joins WHERE id = ?1)`
  const [survivor, removed] = [part('survivor_id'), part('removed_id')]
  const step = (sql: string, ...values: string[]) => {
    const text = sql
      .replaceAll(':survivor', survivor)
      .replaceAll(':removed', removed)
      .replaceAll(':ids', '?2')
    return db.prepare(text).bind(joinId, ...(sql.includes(':ids') ? [ids] : []), ...values)
  }
  const roles = (id: string) => `SELECT role_id FROM accounts WHERE id = ${id}`
  const begin = db
    .prepare(
      `UPDATE account_joins SET survivor_id = ?2, removed_id = ?3
       WHERE id = ?1 AND account_id = ?4 AND expires_at > ?5 AND survivor_id IS NULL
         AND ((account_id = ?2 AND other_id = ?3) OR (account_id = ?3 AND other_id = ?2))
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE id IN (?2, ?3) AND (left_at IS NOT NULL OR moving_at IS NOT NULL))
         AND ((${roles('?2')}) = (${roles('?3')})
           OR NOT EXISTS (SELECT 1 FROM accounts WHERE id IN (?2, ?3) AND role_id IN (${ADMIN_ROLES}))
           OR ${adminBesides('?2, ?3')})`,
    )
    .bind(joinId, survivorId, removedId, accountId, at)
  const audit = step(
    `${INSERT_AUDIT} SELECT 'join', 'account', :survivor,
       json_object('removed', :removed, 'roles', json_array(
         (SELECT name FROM roles WHERE id = (${roles(':survivor')})),
         (SELECT name FROM roles WHERE id = (${roles(':removed')})))),
       ?2, ?3, :survivor WHERE :survivor IS NOT NULL`,
    auditText({ survivor: survivorId }) ?? '',
    at,
  )
  const subjects = db
    .prepare(
      `INSERT OR REPLACE INTO left_subjects (digest, left_at)
       SELECT value, ?2 FROM json_each(?3) WHERE ${survivor} IS NOT NULL`,
    )
    .bind(joinId, at, JSON.stringify(endedSubjects))
  const [started] = await db.batch([
    begin,
    audit,
    subjects,
    ...JOIN_STEPS.map((sql) => step(sql)),
    // Sessions that one of them has ended stay ended.
    step(
      `UPDATE accounts SET updated_at = ?2,
         created_at = min(created_at, (SELECT created_at FROM accounts WHERE id = :removed)),
         sessions_ended_at = nullif(max(ifnull(sessions_ended_at, ''),
           ifnull((SELECT sessions_ended_at FROM accounts WHERE id = :removed), '')), ''),
         role_id = CASE WHEN role_id = (${roles(':removed')}) THEN role_id
           ELSE (SELECT id FROM roles WHERE name = ?3) END
       WHERE id = :survivor`,
      at,
      FIRST_ROLE,
    ),
    step('DELETE FROM accounts WHERE id = :removed'),
  ])
  return (started?.meta.changes ?? 0) > 0
}
