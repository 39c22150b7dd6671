import type { Row } from '../row.ts'

/** Every table with data of an account, and the column that references it. A new table is added here. */
export const ACCOUNT_TABLES = {
  accounts: 'id',
  account_auths: 'account_id',
  sessions: 'account_id',
  integration_tokens: 'account_id',
  account_joins: 'account_id',
  authors: 'account_id',
  travel_actions: 'account_id',
  travel_action_photos: 'account_id',
  travel_action_counts: 'account_id',
  favorites: 'account_id',
  histories: 'account_id',
  shelves: 'account_id',
  shelf_counts: 'account_id',
  travel_guides: 'account_id',
  travel_sections: 'account_id',
  travel_activities: 'account_id',
  travel_deleted_parts: 'account_id',
  usage_stats: 'account_id',
  prefecture_marks: 'account_id',
  travel_month_counts: 'account_id',
  saved_filters: 'account_id',
} as const

type Table = keyof typeof ACCOUNT_TABLES
const TABLES = Object.keys(ACCOUNT_TABLES) as Table[]

/** All rows about an account, by table. */
export async function listAccountRecords(db: D1Database, id: string): Promise<Record<Table, Row[]>> {
  const results = await db.batch<Row>(
    TABLES.map((table) => db.prepare(`SELECT * FROM ${table} WHERE ${ACCOUNT_TABLES[table]} = ?`).bind(id)),
  )
  return Object.fromEntries(TABLES.map((table, index) => [table, results[index]?.results ?? []])) as Record<
    Table,
    Row[]
  >
}
