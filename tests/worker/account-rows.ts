import { ACCOUNT_TABLES } from '#worker/db/account/account-records.server.ts'
import type { MemberSite } from './member-site.ts'

const TABLES = Object.entries(ACCOUNT_TABLES)

/**
 * Reads all rows about an account, as text by table, to compare before and after. A single statement, because each
 * statement takes a round trip.
 */
export const accountRows = async ({ db }: MemberSite) => {
  const columns = await db.batch<{ name: string }>(
    TABLES.map(([table]) => db.prepare(`SELECT name FROM pragma_table_info('${table}')`)),
  )
  const selected = TABLES.map(([table, account], index) => {
    const names = (columns[index]?.results ?? []).map(({ name }) => `"${name}"`).join(', ')
    return `(SELECT json_group_array(json_array(${names})) FROM
      (SELECT * FROM ${table} WHERE ${account} = ?1 ORDER BY 1, 2, 3)) AS ${table}`
  })
  const statement = db.prepare(`SELECT ${selected.join(', ')}`)
  return async (accountId: string): Promise<Record<string, string>> =>
    (await statement.bind(accountId).first<Record<string, string>>()) ?? {}
}
