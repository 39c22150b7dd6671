import { isReading } from '../db/is-reading.ts'

/** In place of a statement that would write: finds nothing, changes nothing. */
function nothing(db: D1Database): D1PreparedStatement {
  const none = db.prepare('SELECT 1 WHERE 0')
  // It has no places for values.
  none.bind = () => none
  return none
}

/**
 * A database that is only read: whatever a statement would write is left out, and answers as if it had met no row. Calls
 * that are there to write are refused before; this holds what reading does by the way, such as forgetting what is old.
 * `but`: what may be written all the same.
 */
export const readingDatabase = (db: D1Database, but?: RegExp): D1Database =>
  ({
    prepare: (sql: string) => (isReading(sql) || but?.test(sql) ? db.prepare(sql) : nothing(db)),
    batch: (statements: D1PreparedStatement[]) => db.batch(statements),
    exec: () => Promise.reject(new Error('nothing is written now')),
  }) as unknown as D1Database
