import type { D1Database } from '@cloudflare/workers-types'

/**
 * Reads rows of the shared site before a test changes them: `afterAll(await restoreLater(db, 'spots', 'id = ?', id))`.
 * @returns a function that restores them
 */
export const restoreLater = async (
  db: Pick<D1Database, 'prepare' | 'batch'>,
  table: string,
  where: string,
  ...values: unknown[]
): Promise<() => Promise<void>> => {
  const { results } = await db
    .prepare(`SELECT * FROM ${table} WHERE ${where}`)
    .bind(...values)
    .all<Record<string, unknown>>()
  return async () => {
    if (results.length === 0) return
    await db.batch(
      results.map(({ id, ...row }) =>
        db
          .prepare(`UPDATE ${table} SET ${Object.keys(row).map((name) => `"${name}" = ?`)} WHERE id = ?`)
          .bind(...Object.values(row), id),
      ),
    )
  }
}

/**
 * Makes members of all administrators.
 * @returns a function that restores their role
 */
export const withoutAdmins = async (db: Pick<D1Database, 'prepare' | 'batch'>) => {
  const admins = "role_id = (SELECT id FROM roles WHERE name = 'admin')"
  const restore = await restoreLater(db, 'accounts', admins)
  await db
    .prepare(`UPDATE accounts SET role_id = (SELECT id FROM roles WHERE name = 'member') WHERE ${admins}`)
    .run()
  return restore
}
