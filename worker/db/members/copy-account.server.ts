import type { Row } from '../row.ts'
import { deleteCopy, INCOMPLETE } from './moves.server.ts'

/**
 * The tables of a member's data, in the order of their references, and the key of a row within an account. Counts are
 * not among them: triggers count again (`shelf_counts`, `travel_action_counts`, `travel_month_counts`).
 */
const COPIED = {
  account_auths: 'id',
  sessions: 'id',
  integration_tokens: 'id',
  favorites: 'target_type, target_id',
  histories: 'target_type, target_id',
  // After the favourites, whose triggers count its version.
  shelves: 'account_id',
  travel_guides: 'id',
  travel_sections: 'id',
  travel_activities: 'id',
  travel_deleted_parts: 'id',
  travel_actions: 'id',
  travel_action_photos: 'action_id, id',
  usage_stats: 'date_jst, metric',
  prefecture_marks: 'prefecture_code',
} as const

type Table = keyof typeof COPIED
const TABLES = Object.keys(COPIED) as Table[]

/** Triggers count these while the parts of a guide are copied. */
const COUNTED = { travel_guides: { section_count: 0, activity_count: 0 } } as Partial<Record<Table, Row>>

/** Rows that are read at once. */
const PAGE = 500
/** Characters of the rows of one statement: a value of D1 has two megabytes at most, and a character three bytes. */
const MAX_LENGTH = 500_000

/** The rows of an account in a table, page by page. */
async function* pages(db: D1Database, table: Table, accountId: string): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += PAGE) {
    const { results } = await db
      .prepare(
        `SELECT * FROM ${table} WHERE account_id = ? ORDER BY ${COPIED[table]} LIMIT ${PAGE} OFFSET ${offset}`,
      )
      .bind(accountId)
      .all<Row>()
    if (results.length > 0) yield results
    if (results.length < PAGE) return
  }
}

/** Divides rows by their length. */
function* parts(rows: readonly Row[]): Generator<Row[]> {
  let part: Row[] = []
  let length = 0
  for (const row of rows) {
    const more = JSON.stringify(row).length
    if (part.length > 0 && length + more > MAX_LENGTH) {
      yield part
      part = []
      length = 0
    }
    part.push(row)
    length += more
  }
  yield part
}

/**
 * Inserts rows as they are. The values of JSON are those of SQLite: text, numbers and null. A row that is another account's
 * there makes it fail: members choose the ids of guides and their parts.
 */
function insert(db: D1Database, table: string, rows: readonly Row[]): D1PreparedStatement {
  const names = Object.keys(rows[0] ?? {})
  const columns = names.map((name) => `"${name}"`).join(', ')
  const values = names.map((name) => `value ->> '$."${name}"'`).join(', ')
  return db
    .prepare(
      `INSERT ${table === 'shelves' ? 'OR REPLACE ' : ''}INTO ${table} (${columns}) SELECT ${values} FROM json_each(?) ORDER BY key`,
    )
    .bind(JSON.stringify(rows))
}

/** Copies an account that moves (`moving_at`), with all its data, into another database. */
export async function copyAccount(from: D1Database, to: D1Database, id: string): Promise<void> {
  const account = await from.prepare('SELECT * FROM accounts WHERE id = ?').bind(id).first<Row>()
  if (!account?.moving_at) throw new Error('the account does not move')
  // What an interrupted copy has left there.
  await deleteCopy(to, id)
  await insert(to, 'accounts', [{ ...account, moving_at: INCOMPLETE }]).run()
  for (const table of TABLES)
    for await (const rows of pages(from, table, id)) {
      const uncounted = rows.map((row) => ({ ...row, ...COUNTED[table] }))
      for (const part of parts(uncounted)) await insert(to, table, part).run()
    }
}

const COUNTS = {
  shelf_counts: 'shelf, target_type, label, count',
  travel_action_counts: 'type, prefecture_code, count',
  travel_month_counts: 'month, prefecture_code, count, stays',
}

/** The counts of an account that are not zero, as JSON. */
const countsIn = async (db: D1Database, id: string): Promise<string> => {
  const statements = Object.entries(COUNTS).map(([table, columns]) =>
    db
      .prepare(`SELECT ${columns} FROM ${table} WHERE account_id = ? AND count > 0 ORDER BY ${columns}`)
      .bind(id),
  )
  return JSON.stringify((await db.batch<Row>(statements)).map(({ results }) => results))
}

const accountIn = async (db: D1Database, id: string): Promise<string> => {
  const row = await db.prepare('SELECT * FROM accounts WHERE id = ?').bind(id).first<Row>()
  return JSON.stringify({ ...row, moving_at: null })
}

/** Whether two databases have the same data of an account, row by row, and count the same. */
export async function isSameAccount(one: D1Database, other: D1Database, id: string): Promise<boolean> {
  if ((await accountIn(one, id)) !== (await accountIn(other, id))) return false
  for (const table of TABLES) {
    const others = pages(other, table, id)
    for await (const rows of pages(one, table, id))
      if (JSON.stringify(rows) !== JSON.stringify((await others.next()).value)) return false
    if (!(await others.next()).done) return false
  }
  const [left, right] = await Promise.all([countsIn(one, id), countsIn(other, id)])
  return left === right
}
