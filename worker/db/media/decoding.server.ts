/** Acquires the decoding lock of an account until a moment in milliseconds. `false` while it is locked. */
export async function acquireDecoding(
  db: D1Database,
  accountId: string,
  until: number,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE accounts SET decoding_until = ?2
       WHERE id = ?1 AND (decoding_until IS NULL OR decoding_until <= ?3)`,
    )
    .bind(accountId, until, now)
    .run()
  return meta.changes > 0
}

/** Releases the lock that was acquired until then, unless it was acquired again since. */
export const endDecoding = async (db: D1Database, accountId: string, until: number): Promise<void> => {
  await db
    .prepare('UPDATE accounts SET decoding_until = NULL WHERE id = ?1 AND decoding_until = ?2')
    .bind(accountId, until)
    .run()
}
