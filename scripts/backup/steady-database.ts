import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { withConnection } from './with-connection.ts'

/**
 * The same database, asked once more where a connection broke before it had answered. What was carried out all the same
 * is then carried out twice: for what may be, and for rows with keys of their own, which are refused the second time.
 */
export const steadyDatabase = (db: D1Database): D1Database => {
  const bare = new WeakMap<object, D1PreparedStatement>()
  const steady = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => steady(statement.bind(...values)),
      first: (...column: []) => withConnection(() => statement.first(...column)),
      run: () => withConnection(() => statement.run()),
      all: () => withConnection(() => statement.all()),
      raw: (...options: []) => withConnection(() => statement.raw(...options)),
    } as D1PreparedStatement
    bare.set(wrapped, statement)
    return wrapped
  }
  return {
    prepare: (sql: string) => steady(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      withConnection(() => db.batch(statements.map((statement) => bare.get(statement) ?? statement))),
    exec: (sql: string) => withConnection(() => db.exec(sql)),
  } as D1Database
}
