/**
 * Notes that a state was used, until it could not be used any more. `false` when it was used before. Forgets what is
 * over.
 * @param digest of the state, which itself is nobody's business
 */
export async function spendLoginState(
  db: D1Database,
  digest: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  const [, inserted] = await db.batch([
    db.prepare('DELETE FROM used_login_states WHERE expires_at <= ?').bind(now.toISOString()),
    db
      .prepare('INSERT INTO used_login_states (digest, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .bind(digest, expiresAt.toISOString()),
  ])
  return inserted?.meta.changes === 1
}
