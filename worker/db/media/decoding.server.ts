/**
 * Takes the one place in which pictures of an account are decoded, until a moment in milliseconds. `false` while somebody
 * else has it.
 */
export async function takeDecoding(
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

/** Gives the place back that was taken until then, unless it is somebody else's by now. */
export const endDecoding = async (db: D1Database, accountId: string, until: number): Promise<void> => {
  await db
    .prepare('UPDATE accounts SET decoding_until = NULL WHERE id = ?1 AND decoding_until = ?2')
    .bind(accountId, until)
    .run()
}
