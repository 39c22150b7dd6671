import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { withConnection } from './with-connection.ts'

/**
 * Wraps a database so that calls are retried when the connection breaks. A call may then be carried out twice: use it for
 * idempotent statements, and for rows with unique keys, which fail the second time.
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
