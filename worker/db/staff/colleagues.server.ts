import { type Colleague, namelessLabel } from '#domain/office/colleague.ts'
import { auditIfChanged } from '../audit/audit-if-changed.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** The public data of an account, as JSON: its own name or its author's, picture, role. */
const colleagueJson = (column: string): string =>
  `(SELECT json_object('name', coalesce(a.staff_name, w.name), 'picture', w.avatar ->> '$.address', 'role', r.name)
    FROM accounts a JOIN roles r ON r.id = a.role_id LEFT JOIN authors w ON w.account_id = a.id
    WHERE a.id = ${column} LIMIT 1)`

/** A column with an account id, and the colleague as a second column: the only place that defines it. */
export const selectColleague = (column: string, as: string): string =>
  `${column} AS ${as}, ${colleagueJson(column)} AS ${as}_person`

type Person = { name: string | null; picture: string | null; role: string }

/** The colleague of `selectColleague`; `null` for none, or a deleted account. */
export function toColleague(row: Row, as: string): Colleague | null {
  const [accountId, person] = [row[as], row[`${as}_person`]]
  if (typeof accountId !== 'string' || typeof person !== 'string') return null
  const { name, picture, role }: Person = storedJson(person)
  return { accountId, name: name || namelessLabel(accountId, role), picture }
}

/** The colleague with an account id, or `null`: none, or being deleted. */
export async function findColleague(db: D1Database, accountId: string): Promise<Colleague | null> {
  const row = await db
    .prepare(
      `SELECT ${selectColleague('c.id', 'colleague')} FROM accounts c WHERE c.id = ? AND c.left_at IS NULL`,
    )
    .bind(accountId)
    .first<Row>()
  return row && toColleague(row, 'colleague')
}

/** The maximum of the list. */
export const MAX_STAFF = 200

/** All accounts with more than the member role, by name. */
export async function listStaff(db: D1Database): Promise<Colleague[]> {
  const { results } = await db
    .prepare(
      `SELECT ${selectColleague('c.id', 'colleague')} FROM accounts c JOIN roles ON roles.id = c.role_id
       WHERE c.left_at IS NULL AND roles.name <> 'member' LIMIT ${MAX_STAFF}`,
    )
    .all<Row>()
  const staff = results.flatMap((row) => toColleague(row, 'colleague') ?? [])
  return staff.toSorted((one, other) => one.name.localeCompare(other.name, 'ja'))
}

/** The staff name of an account, or `null`. */
export const findStaffName = (db: D1Database, accountId: string): Promise<string | null> =>
  db
    .prepare('SELECT staff_name FROM accounts WHERE id = ?')
    .bind(accountId)
    .first<string | null>('staff_name')

/** Saves the staff name of an account; the audit log has the change without the name. */
export async function saveStaffName(
  db: D1Database,
  accountId: string,
  name: string | null,
  at: Date,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE accounts SET staff_name = ?2, updated_at = ?3
         WHERE id = ?1 AND left_at IS NULL AND staff_name IS NOT ?2`,
      )
      .bind(accountId, name, at.toISOString()),
    auditIfChanged(db, { accountId, action: 'rename', resource: 'account', refId: accountId, at }),
  ])
}
