/** Stores an issued token, and deletes expired ones of this account. */
export async function saveIntegrationToken(
  db: D1Database,
  token: { id: string; accountId: string; sessionId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.batch([
    db
      .prepare('DELETE FROM integration_tokens WHERE account_id = ? AND expires_at <= ?')
      .bind(token.accountId, now.toISOString()),
    db
      .prepare('INSERT INTO integration_tokens (id, account_id, session_id, expires_at) VALUES (?, ?, ?, ?)')
      .bind(token.id, token.accountId, token.sessionId, token.expiresAt.toISOString()),
  ])
}

/** The session of a token that can still be used; `null` for every other one. */
export const findTokenSession = (db: D1Database, id: string, now: Date): Promise<string | null> =>
  db
    .prepare('SELECT session_id FROM integration_tokens WHERE id = ? AND expires_at > ?')
    .bind(id, now.toISOString())
    .first<string>('session_id')
