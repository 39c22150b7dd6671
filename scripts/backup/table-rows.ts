import { createHash } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'
import { quoted, type Table } from './database-shape.ts'

/** The values of a row in the order of the table's columns. */
export type Values = (string | number | null)[]

/** Rows per query: D1 returns them in one response, and large articles have some tens of kilobytes. */
const PAGE = 200

/**
 * Reads all rows of a table in the order of its key, a page at a time: D1 limits a query to 30 seconds, and only one page
 * is in memory.
 */
export async function* tableRows(
  db: D1Database,
  { name, columns, keys }: Pick<Table, 'name' | 'columns' | 'keys'>,
): AsyncGenerator<Values[]> {
  const key = keys.map(quoted).join(', ')
  const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`
  const beyond = `WHERE (${key}) > (${keys.map(() => '?').join(', ')})`
  let last: Record<string, string | number> | undefined
  do {
    const page = db.prepare(`${select} ${last ? beyond : ''} ORDER BY ${key} LIMIT ${PAGE}`)
    const bound = last ? page.bind(...keys.map((column) => last?.[column])) : page
    const { results } = await bound.all<Record<string, string | number>>()
    if (results.length > 0) yield results.map((row) => columns.map((column) => row[column] ?? null))
    last = results.length === PAGE ? results.at(-1) : undefined
  } while (last)
}

/** The row count of a table and a hash of its rows. */
export type RowsPrint = { rows: number; sha256: string }

/** Computes row count and hash incrementally. */
export const rowsPrint = () => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (values: Values) => {
      rows += 1
      hash.update(`${JSON.stringify(values)}\n`)
    },
    done: (): RowsPrint => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Row count and hash of a table. */
export const printOfTable = async (db: D1Database, table: Table): Promise<RowsPrint> => {
  const print = rowsPrint()
  for await (const page of tableRows(db, table)) for (const values of page) print.add(values)
  return print.done()
}
