/** Notes that a token was handed out, and forgets the ones of this account that were never used in time. */
export async function saveIntegrationToken(
  db: D1Database,
  token: { id: string; accountId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.batch([
    db
      .prepare('DELETE FROM integration_tokens WHERE account_id = ? AND expires_at <= ?')
      .bind(token.accountId, now.toISOString()),
    db
      .prepare('INSERT INTO integration_tokens (id, account_id, expires_at) VALUES (?, ?, ?)')
      .bind(token.id, token.accountId, token.expiresAt.toISOString()),
  ])
}

/** Whether a token can still be used. */
export async function isTokenUnused(db: D1Database, id: string, now: Date): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 AS found FROM integration_tokens WHERE id = ? AND expires_at > ?')
    .bind(id, now.toISOString())
    .first()
  return found !== null
}
