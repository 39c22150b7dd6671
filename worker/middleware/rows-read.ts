import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

/** The number of rows that D1 read for an answer, the session included: D1's unit of billing, which tests limit. */
export const ROWS_READ = 'x-d1-rows-read'

type Count = { rows: number }

/** Wrapped statements, with the statements of D1 that a batch needs. */
const INNER = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

const counted =
  (count: Count) =>
  <Result extends D1Result<unknown>>(result: Result): Result => {
    count.rows += result.meta.rows_read ?? 0
    return result
  }

function countedStatement(inner: D1PreparedStatement, count: Count): D1PreparedStatement {
  const note = counted(count)
  const statement = {
    bind: (...values: unknown[]) => countedStatement(inner.bind(...values), count),
    all: async () => note(await inner.all()),
    run: async () => note(await inner.run()),
    // D1 reports no metadata for `first()` and `raw()`.
    first: async (column?: string) => {
      const [row] = note(await inner.all<Record<string, unknown>>()).results
      if (!row) return null
      return column === undefined ? row : row[column]
    },
    raw: async () => note(await inner.all<object>()).results.map((row) => Object.values(row)),
  } as D1PreparedStatement
  INNER.set(statement, inner)
  return statement
}

/** A database that adds the rows that its queries read to a count. */
export const countedDatabase = (db: D1Database, count: Count): D1Database =>
  ({
    prepare: (sql: string) => countedStatement(db.prepare(sql), count),
    batch: async (statements: D1PreparedStatement[]) =>
      (await db.batch(statements.map((one) => INNER.get(one) ?? one))).map(counted(count)),
    exec: (sql: string) => db.exec(sql),
  }) as D1Database

/** Counts the rows that D1 reads for a request, if `COUNT_ROWS_READ` is set, which only tests do. */
export const rowsRead = () =>
  createMiddleware<AppEnv>(async function rowsRead(c, next) {
    if (c.env.COUNT_ROWS_READ !== 'true') return next()
    const count: Count = { rows: 0 }
    c.env = { ...c.env, DB: countedDatabase(c.env.DB, count) }
    await next()
    c.header(ROWS_READ, String(count.rows))
  })
