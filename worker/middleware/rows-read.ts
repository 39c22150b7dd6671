import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { wrappedDatabases } from '../db/members/databases.ts'

/** The number of rows that D1 read for an answer, the session included: D1's unit of billing, which tests limit. */
export const ROWS_READ = 'x-d1-rows-read'

/** The number of round trips to D1, and of requests to the asset server. */
export const QUERIES = 'x-d1-queries'
export const ASSET_REQUESTS = 'x-asset-requests'

type Count = { rows: number; queries: number }

/** Wrapped statements, with the statements of D1 that a batch needs. */
const INNER = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

/** Adds the rows that one round trip read. */
const counted = <Results extends readonly D1Result<unknown>[]>(count: Count, results: Results): Results => {
  count.queries += 1
  for (const { meta } of results) count.rows += meta.rows_read ?? 0
  return results
}

function countedStatement(inner: D1PreparedStatement, count: Count): D1PreparedStatement {
  const note = <Result extends D1Result<unknown>>(result: Result): Result => {
    counted(count, [result])
    return result
  }
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

type Statements = Pick<D1Database, 'prepare' | 'batch'>

const countedStatements = (db: Statements, count: Count): Statements => ({
  prepare: (sql: string) => countedStatement(db.prepare(sql), count),
  batch: async (statements: D1PreparedStatement[]) =>
    counted(count, await db.batch(statements.map((one) => INNER.get(one) ?? one))),
})

/** A database that adds its queries, and the rows that they read, to a count. */
export const countedDatabase = (db: D1Database, count: Count): D1Database =>
  ({
    ...countedStatements(db, count),
    exec: (sql: string) => db.exec(sql),
    withSession: (from: string) => {
      const session = db.withSession(from)
      return { ...countedStatements(session, count), getBookmark: () => session.getBookmark() }
    },
  }) as D1Database

/** Counts what a request asks of D1 and of the asset server, if `COUNT_ROWS_READ` is set, which only tests do. */
export const rowsRead = () =>
  createMiddleware<AppEnv>(async function rowsRead(c, next) {
    if (c.env.COUNT_ROWS_READ !== 'true') return next()
    const count: Count = { rows: 0, queries: 0 }
    let assets = 0
    const { ASSETS } = c.env
    const databases = wrappedDatabases(c.env, (db) => countedDatabase(db, count))
    const fetchAsset: Fetcher['fetch'] = (...request) => {
      assets += 1
      return ASSETS.fetch(...request)
    }
    c.env = { ...c.env, ...databases, ASSETS: { ...ASSETS, fetch: fetchAsset } }
    await next()
    c.header(ROWS_READ, String(count.rows))
    c.header(QUERIES, String(count.queries))
    c.header(ASSET_REQUESTS, String(assets))
  })
