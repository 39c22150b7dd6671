import type { LoginProvider } from '#domain/account/login-account.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'

type NewAuth = { subject: string; provider: LoginProvider; mailDigest: string | null }

/**
 * Adds a login to the account that an integration token was issued for, and consumes the token, in one transaction.
 * Returns whether it did: not when the token was used before, has expired or belongs to another session, or when the
 * subject or the account's provider is taken.
 */
export async function addAuth(
  db: D1Database,
  { tokenId, sessionId }: { tokenId: string; sessionId: string },
  { subject, provider, mailDigest }: NewAuth,
  now: Date,
): Promise<boolean> {
  const id = randomIdentifier()
  const at = now.toISOString()
  const [added] = await db.batch([
    db
      .prepare(
        `INSERT INTO account_auths (id, account_id, provider, uuid, mail_digest, created_at, updated_at)
         SELECT ?1, token.account_id, ?3, ?4, ?5, ?6, ?6
         FROM integration_tokens AS token JOIN accounts ON accounts.id = token.account_id
         WHERE token.id = ?2 AND token.session_id = ?7 AND token.expires_at > ?6 AND accounts.left_at IS NULL AND accounts.moving_at IS NULL
           AND NOT EXISTS (
             SELECT 1 FROM account_auths AS auth
             WHERE auth.uuid = ?4 OR (auth.account_id = token.account_id AND auth.provider = ?3)
           )`,
      )
      .bind(id, tokenId, provider, subject, mailDigest, at, sessionId),
    db
      .prepare(
        'DELETE FROM integration_tokens WHERE id = ? AND EXISTS (SELECT 1 FROM account_auths WHERE id = ?)',
      )
      .bind(tokenId, id),
  ])
  return (added?.meta.changes ?? 0) > 0
}

/**
 * Removes a login from an account, never the last one, and stores the SHA-256 of its subject, so that its sessions stay
 * ended when it is added again. Returns whether it did.
 */
export async function removeAuth(
  db: D1Database,
  accountId: string,
  { provider, subjectDigest }: { provider: LoginProvider; subjectDigest: string },
  now: Date,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .prepare(
        `DELETE FROM account_auths WHERE account_id = ?1 AND provider = ?2
         AND (SELECT count(*) FROM account_auths WHERE account_id = ?1) > 1`,
      )
      .bind(accountId, provider),
    db
      .prepare('INSERT OR REPLACE INTO left_subjects (digest, left_at) SELECT ?, ? WHERE changes() > 0')
      .bind(subjectDigest, now.toISOString()),
  ])
  return (removed?.meta.changes ?? 0) > 0
}

/** Whether a login is stored with another email address. */
export const hasOtherMail = async (
  db: D1Database,
  subject: string,
  digest: string | null,
): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM account_auths WHERE uuid = ? AND mail_digest IS NOT ?')
    .bind(subject, digest)
    .first()) !== null

/**
 * Updates an email address that was changed at the provider, or is no longer verified. Writes nothing when it is the
 * same, for an unknown login, or while the account is being deleted.
 */
export async function saveMailDigest(
  db: D1Database,
  subject: string,
  digest: string | null,
  now: Date,
): Promise<void> {
  await db
    .prepare(
      `UPDATE account_auths SET mail_digest = ?2, updated_at = ?3
       WHERE uuid = ?1 AND mail_digest IS NOT ?2
         AND account_id IN (SELECT id FROM accounts WHERE left_at IS NULL)`,
    )
    .bind(subject, digest, now.toISOString())
    .run()
}

/** Whether one of an account's logins has this verified email address. */
export const hasMail = async (db: D1Database, accountId: string, mailDigest: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM account_auths WHERE account_id = ? AND mail_digest = ?')
    .bind(accountId, mailDigest)
    .first()) !== null

/** The providers of the logins of these accounts. */
export async function listProviders(db: D1Database, accountIds: readonly string[]): Promise<LoginProvider[]> {
  const { results } = await db
    .prepare(
      `SELECT provider FROM account_auths WHERE account_id IN (SELECT value FROM json_each(?))
       GROUP BY provider ORDER BY min(created_at)`,
    )
    .bind(JSON.stringify(accountIds))
    .all<{ provider: LoginProvider }>()
  return results.map(({ provider }) => provider)
}
