import { type Colleague, namelessLabel } from '#domain/office/colleague.ts'
import { auditIfChanged } from '../audit/audit-if-changed.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** What is known of an account, as JSON: its own name or that of its author, its picture, its role. */
const whoIs = (column: string): string =>
  `(SELECT json_object('name', coalesce(a.staff_name, w.name), 'picture', w.avatar ->> '$.address', 'role', r.name)
    FROM accounts a JOIN roles r ON r.id = a.role_id LEFT JOIN authors w ON w.account_id = a.id
    WHERE a.id = ${column} LIMIT 1)`

/** A column that names an account, and beside it who that is among staff: the only place that says so. */
export const selectColleague = (column: string, as: string): string =>
  `${column} AS ${as}, ${whoIs(column)} AS ${as}_person`

type Person = { name: string | null; picture: string | null; role: string }

/** Who an account of `selectColleague` is; `null` where there is none, or no more. */
export function toColleague(row: Row, as: string): Colleague | null {
  const [accountId, person] = [row[as], row[`${as}_person`]]
  if (typeof accountId !== 'string' || typeof person !== 'string') return null
  const { name, picture, role }: Person = storedJson(person)
  return { accountId, name: name || namelessLabel(accountId, role), picture }
}

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

/** So many are listed at most. */
export const MAX_STAFF = 200

/** Everybody who is more than a member, by name. */
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

/** The name that an account gave itself, or `null`. */
export const findStaffName = (db: D1Database, accountId: string): Promise<string | null> =>
  db
    .prepare('SELECT staff_name FROM accounts WHERE id = ?')
    .bind(accountId)
    .first<string | null>('staff_name')

/** Names an account among staff; that it was done is noted, not the name. */
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
