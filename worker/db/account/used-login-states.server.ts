/**
 * Records that a state was used, until it expires. `false` when it was used before. Deletes expired ones.
 * @param digest of the state, which itself is not stored
 */
export async function consumeLoginState(
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
