import { isReading } from '../db/is-reading.ts'

type Statements = Pick<D1Database, 'prepare' | 'batch'>

/** In place of a writing statement: finds nothing, changes nothing. */
function nothing(db: Statements): D1PreparedStatement {
  const none = db.prepare('SELECT 1 WHERE 0')
  // It has no parameters.
  none.bind = () => none
  return none
}

const readOnlyStatements = (db: Statements, but?: RegExp): Statements => ({
  prepare: (sql: string) => (isReading(sql) || but?.test(sql) ? db.prepare(sql) : nothing(db)),
  batch: (statements: D1PreparedStatement[]) => db.batch(statements),
})

/**
 * A read-only database: writing statements do nothing, and return no rows. Writing calls are refused before; this is
 * for incidental writes of reading calls, such as deleting expired rows. `but`: statements that may write nevertheless.
 */
export const readOnlyDatabase = (db: D1Database, but?: RegExp): D1Database =>
  ({
    ...readOnlyStatements(db, but),
    exec: () => Promise.reject(new Error('nothing is written now')),
    withSession: (from: string) => {
      const session = db.withSession(from)
      return { ...readOnlyStatements(session, but), getBookmark: () => session.getBookmark() }
    },
  }) as unknown as D1Database
