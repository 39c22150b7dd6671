import type { LoginProvider } from '#domain/account/login-account.ts'
import type { AccountDetails, ListedAccount } from '#domain/office/listed-account.ts'
import { auditIfChanged } from '../audit/audit-if-changed.server.ts'
import { isAccount } from '../members/moves.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { ADMIN_ROLES, adminBesides } from './administrators.server.ts'
import { selectColleague, toColleague } from './colleagues.server.ts'
import { listSecondFactors } from './listed-second-factors.server.ts'

export type AccountFilter = {
  /** An id prefix. */
  id?: string | undefined
  /** SHA-256 of an email address, as stored with logins. */
  mailDigest?: string | undefined
  role?: string | undefined
  /** When the account was created. */
  from?: Date | undefined
  until?: Date | undefined
}

type AccountRow = Row & {
  id: string
  role_id: string
  role_name: string
  providers: string
  created_at: string
}

/** The name of an account, and its picture. */
const personOf = (row: Row): Pick<ListedAccount, 'name' | 'picture'> => {
  const { name = '会員', picture = null } = toColleague(row, 'person') ?? {}
  return { name, picture }
}

const listed = (row: AccountRow): Omit<ListedAccount, 'secondFactor'> => ({
  id: row.id,
  ...personOf(row),
  roleId: row.role_id,
  roleName: row.role_name,
  providers: storedJson(row.providers) as LoginProvider[],
  createdAt: row.created_at,
})

/** The conditions of a filter over `accounts`, and their bindings. */
function conditions({ id, mailDigest, role, from, until }: AccountFilter) {
  const parts: [string, string | undefined][] = [
    ['accounts.id >= ?', id],
    ['accounts.id < ?', id && `${id}~`],
    ['accounts.id IN (SELECT account_id FROM account_auths WHERE mail_digest = ?)', mailDigest],
    ['accounts.role_id = (SELECT id FROM roles WHERE name = ?)', role],
    ['accounts.created_at >= ?', from?.toISOString()],
    ['accounts.created_at < ?', until?.toISOString()],
  ]
  const given = parts.filter((part): part is [string, string] => part[1] !== undefined)
  return {
    sql: [`accounts.left_at IS NULL AND ${isAccount('accounts')}`, ...given.map(([sql]) => sql)].join(
      ' AND ',
    ),
    values: given.map(([, value]) => value),
  }
}

/** The maximum of a count. */
const COUNTED = 10_000

/** The cursor: the moment and the id of the last entry shown. */
export type AccountPosition = readonly [createdAt: string | number, id: string]

/** Accounts, newest first. `next`: the cursor of the following page. */
export async function listAccounts(
  db: D1Database,
  filter: AccountFilter,
  { limit, after }: { limit: number; after?: AccountPosition | undefined },
) {
  const { sql, values } = conditions(filter)
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT accounts.id, accounts.role_id, roles.name AS role_name, accounts.created_at,
           ${selectColleague('accounts.id', 'person')},
           (SELECT json_group_array(provider) FROM account_auths WHERE account_id = accounts.id) AS providers
         FROM accounts JOIN roles ON roles.id = accounts.role_id
         WHERE ${sql} ${after ? 'AND (accounts.created_at, accounts.id) < (?, ?)' : ''}
         ORDER BY accounts.created_at DESC, accounts.id DESC LIMIT ?`,
      )
      .bind(...values, ...(after ?? []), limit + 1),
    db
      .prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM accounts WHERE ${sql} LIMIT ${COUNTED})`)
      .bind(...values),
  ])
  const found = ((rows?.results ?? []) as AccountRow[]).map(listed)
  const page = found.slice(0, limit)
  const factors = await listSecondFactors(db, page, new Date())
  const list: ListedAccount[] = page.map((one) => ({ ...one, secondFactor: factors.get(one.id) ?? null }))
  const last = list.at(-1)
  const next: AccountPosition | undefined =
    found.length > limit && last ? [last.createdAt, last.id] : undefined
  const total = (counts?.results as { n: number }[] | undefined)?.[0]?.n ?? 0
  return { list, total, next }
}

/** One account, or `null`: none, or being deleted. */
export async function findAccountDetails(
  db: D1Database,
  id: string,
): Promise<Omit<AccountDetails, 'isSelf'> | null> {
  const [accounts, auths] = await db.batch([
    db
      .prepare(
        `SELECT accounts.id, accounts.role_id AS roleId, roles.name AS roleName, accounts.created_at AS createdAt,
           accounts.updated_at AS updatedAt, accounts.sessions_ended_at AS sessionsEndedAt,
           ${selectColleague('accounts.id', 'person')},
           (SELECT count(*) FROM manuscripts WHERE owner_id = accounts.id) AS manuscripts
         FROM accounts JOIN roles ON roles.id = accounts.role_id
         WHERE accounts.id = ? AND accounts.left_at IS NULL`,
      )
      .bind(id),
    db
      .prepare(
        'SELECT provider, created_at AS createdAt FROM account_auths WHERE account_id = ? ORDER BY created_at, id',
      )
      .bind(id),
  ])
  const [row] = (accounts?.results ?? []) as Row[]
  if (!row) return null
  const { person: _id, person_person: _person, ...facts } = row
  const factors = await listSecondFactors(db, [{ id, roleId: String(row.roleId) }], new Date())
  return {
    ...(facts as Omit<AccountDetails, 'isSelf' | 'auths' | 'name' | 'picture' | 'secondFactor'>),
    secondFactor: factors.get(id) ?? null,
    ...personOf(row),
    auths: (auths?.results ?? []) as AccountDetails['auths'],
  }
}

/** `judged`: when the two checked roles were last changed. */
type RoleOfAccount = {
  accountId: string
  from: string
  to: string
  judged: Record<string, string>
  by: string
  at: Date
}

/**
 * Assigns another role to an account, and audits it. `false`: its role was not `from` any more, one of the two roles
 * was changed since the check, or it is the last administrator's. Decided in the same batch, so that two administrators
 * cannot remove each other.
 */
export async function changeRole(
  db: D1Database,
  { accountId, from, to, judged, by, at }: RoleOfAccount,
  names: { before: string; after: string },
): Promise<boolean> {
  const isFree = `accounts.id = ?1 AND accounts.role_id = ?2 AND accounts.left_at IS NULL AND accounts.moving_at IS NULL AND (
    ?2 NOT IN (${ADMIN_ROLES}) OR ?3 IN (${ADMIN_ROLES}) OR ${adminBesides('?1')})
    AND NOT EXISTS (SELECT 1 FROM json_each(?5) WHERE NOT EXISTS (
      SELECT 1 FROM roles WHERE id = json_each.key AND updated_at = json_each.value))`
  const entry = {
    accountId: by,
    action: 'setRole',
    resource: 'account',
    refId: accountId,
    before: { role: names.before },
    after: { role: names.after },
    at,
  }
  const [changed] = await db.batch([
    db
      .prepare(`UPDATE accounts SET role_id = ?3, updated_at = ?4 WHERE ${isFree} RETURNING id`)
      .bind(accountId, from, to, at.toISOString(), JSON.stringify(judged)),
    auditIfChanged(db, entry),
  ])
  return (changed?.results.length ?? 0) > 0
}
