import { Account } from '#domain/account/account.ts'
import { AccountAuth, type LoginProvider } from '#domain/account/login-account.ts'
import { FIRST_ROLE } from '#domain/account/role.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { columnsOf, fieldsOf, jsonObject, type Row } from '../row.ts'
import { parseRole, roleJson } from '../staff/roles.server.ts'
import { storedJson } from '../stored-json.ts'
import { type SessionRow, selectSession, toSession } from './sessions.server.ts'

const OwnAccount = Account.omit({ role: true })
const accountColumns = columnsOf(OwnAccount.omit({ auths: true }))
const authColumns = columnsOf(AccountAuth)

/**
 * An account; when its deletion started, which closes it; when it began to move; the moment before which sessions have ended; and for the given
 * session, what was recorded of it, and when its login was removed from an account, or its former account deleted.
 */
export type FoundAccount = {
  account: Account
  leftAt: string | null
  movingAt: string | null
  sessionsEndedAt: string | null
  session: SessionRow | null
  loginLeftAt: string | null
}

/** A session, and the SHA-256 of its subject. */
type SessionKey = { id: string; subjectDigest: string }

const textOrNull = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

const SELECT_ACCOUNT = `SELECT *, ${roleJson('accounts.role_id')} AS role,
    (SELECT json_group_array(${jsonObject(authColumns)})
     FROM (SELECT * FROM account_auths WHERE account_id = accounts.id ORDER BY created_at, id)) AS auths
  FROM accounts`

/**
 * Reads an account with its role, its logins and one of its sessions in one round trip. `where` selects its id, with
 * one bound value.
 */
async function findAccount(
  db: D1Database,
  where: string,
  value: string,
  session?: SessionKey,
): Promise<FoundAccount | null> {
  const [accounts, sessions, left] = await db.batch<Row>([
    db.prepare(`${SELECT_ACCOUNT} WHERE id = ${where}`).bind(value),
    ...(session
      ? [
          selectSession(db, session.id),
          db.prepare('SELECT left_at FROM left_subjects WHERE digest = ?').bind(session.subjectDigest),
        ]
      : []),
  ])
  const [row] = accounts?.results ?? []
  if (!row?.role) return null
  const own = OwnAccount.parse({ ...fieldsOf(accountColumns, row), auths: storedJson(row.auths) })
  return {
    account: { ...own, role: parseRole(String(row.role)) },
    leftAt: textOrNull(row.left_at),
    movingAt: textOrNull(row.moving_at),
    sessionsEndedAt: textOrNull(row.sessions_ended_at),
    session: toSession(sessions?.results[0]),
    loginLeftAt: textOrNull(left?.results[0]?.left_at),
  }
}

/** The account of a user pool subject, with one of its sessions, or `null`. */
export const findAccountBySubject = (
  db: D1Database,
  subject: string,
  session?: SessionKey,
): Promise<FoundAccount | null> =>
  findAccount(db, '(SELECT account_id FROM account_auths WHERE uuid = ?)', subject, session)

export const findAccountById = (db: D1Database, id: string): Promise<FoundAccount | null> =>
  findAccount(db, '?', id)

type NewAccount = {
  subject: string
  provider: LoginProvider
  mailDigest: string | null
  /** SHA-256 of the subject, and when it signed in: an account deleted after that is not created again. */
  subjectDigest: string
  signedInAt: Date
  /** Whether it may be another account of an email address that has one. */
  isAnother: boolean
}

/**
 * Creates an account with the first role for a subject, unless it has one, was deleted after it signed in, or its email
 * address has one. Everything is decided inside one transaction, so that two concurrent sign-ins create one account.
 */
export async function createAccount(db: D1Database, account: NewAccount, now: Date): Promise<void> {
  const id = randomIdentifier()
  const at = now.toISOString()
  await db.batch([
    db
      .prepare(
        `INSERT INTO accounts (id, uuid, role_id, created_at, updated_at)
         SELECT ?1, ?2, roles.id, ?3, ?3 FROM roles
         WHERE roles.name = ?4
           AND NOT EXISTS (SELECT 1 FROM account_auths WHERE uuid = ?5)
           AND NOT EXISTS (SELECT 1 FROM left_subjects WHERE digest = ?6 AND left_at >= ?7)
           AND (?8 OR ?9 IS NULL OR NOT EXISTS (
             SELECT 1 FROM account_auths AS auth JOIN accounts AS other ON other.id = auth.account_id
             WHERE auth.mail_digest = ?9 AND other.left_at IS NULL))`,
      )
      .bind(
        id,
        crypto.randomUUID(),
        at,
        FIRST_ROLE,
        account.subject,
        account.subjectDigest,
        account.signedInAt.toISOString(),
        account.isAnother ? 1 : 0,
        account.mailDigest,
      ),
    db
      .prepare(
        `INSERT INTO account_auths (id, account_id, provider, uuid, mail_digest, created_at, updated_at)
         SELECT ?1, accounts.id, ?3, ?4, ?5, ?6, ?6 FROM accounts WHERE accounts.id = ?2`,
      )
      .bind(randomIdentifier(), id, account.provider, account.subject, account.mailDigest, at),
  ])
}

/** Assigns a role to an account by the role's name. Returns whether both exist. */
export async function setRole(db: D1Database, id: string, roleName: string, now: Date): Promise<boolean> {
  const changed = await db
    .prepare(
      `UPDATE accounts SET role_id = (SELECT id FROM roles WHERE name = ?2), updated_at = ?3
       WHERE id = ?1 AND left_at IS NULL AND EXISTS (SELECT 1 FROM roles WHERE name = ?2)
       RETURNING id`,
    )
    .bind(id, roleName, now.toISOString())
    .first()
  return changed !== null
}

/** An account as its administrator recognises it, by one of its logins. */
export type ListedAccount = {
  id: string
  roleName: string
  provider: LoginProvider
  /** When this login was added. */
  createdAt: string
}

/** The accounts with an email address, by its digest. One person may have several. */
export async function listAccountsByMail(db: D1Database, mailDigest: string): Promise<ListedAccount[]> {
  const { results } = await db
    .prepare(
      `SELECT accounts.id AS id, roles.name AS roleName, auth.provider AS provider, auth.created_at AS createdAt
       FROM account_auths AS auth
       JOIN accounts ON accounts.id = auth.account_id
       JOIN roles ON roles.id = accounts.role_id
       WHERE auth.mail_digest = ? AND accounts.left_at IS NULL
       ORDER BY auth.created_at, auth.id`,
    )
    .bind(mailDigest)
    .all<ListedAccount>()
  return results
}

type SampleAccount = {
  id: string
  uuid: string
  roleName: string
  authId: string
  subject: string
  mailDigest: string
  /** The name of a staff member in the office. */
  staffName: string | null
}

/** The statements that create an account with a role and given ids for a subject without one. */
export function seedAccountStatements(
  db: D1Database,
  sample: SampleAccount,
  at: string,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT OR IGNORE INTO accounts (id, uuid, role_id, created_at, updated_at, staff_name)
         SELECT ?, ?, roles.id, ?, ?, ? FROM roles
         WHERE roles.name = ? AND NOT EXISTS (SELECT 1 FROM account_auths WHERE uuid = ?)`,
      )
      .bind(sample.id, sample.uuid, at, at, sample.staffName, sample.roleName, sample.subject),
    db
      .prepare(
        `INSERT OR IGNORE INTO account_auths (id, account_id, provider, uuid, mail_digest, created_at, updated_at)
         SELECT ?, accounts.id, 'Cognito', ?, ?, ?, ? FROM accounts WHERE accounts.id = ?`,
      )
      .bind(sample.authId, sample.subject, sample.mailDigest, at, at, sample.id),
  ]
}
