import { isReading } from '../db/is-reading.ts'
import { isRefusal } from '../db/refusal.server.ts'
import { type Authority, authorityGuard, authorityStands } from '../db/staff/authority.server.ts'

/** Statements of a guarded database that write, with those that D1 knows. */
const INNER = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
const UNGUARDED = new WeakMap<D1Database, D1Database>()

type Guard = {
  /** The last judgement. */
  authority: () => Authority
  /** What is thrown when it does not stand any more. */
  onLost: () => Error
}

type Batch = (statements: D1PreparedStatement[]) => Promise<D1Result<Record<string, unknown>>[]>

/** Begins each batch that writes with the guard of the authority. */
const guardedBatch =
  (db: D1Database, { authority, onLost }: Guard): Batch =>
  async (statements) => {
    const known = statements.map((one) => INNER.get(one) ?? one)
    if (!statements.some((one) => INNER.has(one))) return db.batch(known)
    try {
      const [, ...results] = await db.batch<Record<string, unknown>>([
        authorityGuard(db, authority()),
        ...known,
      ])
      return results
    } catch (error) {
      if (isRefusal(error) && !(await authorityStands(db, authority()))) throw onLost()
      throw error
    }
  }

/** A statement that writes: by itself it is a batch of one. */
function guardedStatement(inner: D1PreparedStatement, batch: Batch): D1PreparedStatement {
  const run = async () => (await batch([statement]))[0]
  const first = async (column?: string) => {
    const row = (await run())?.results[0]
    if (!row) return null
    return column === undefined ? row : row[column]
  }
  const statement = {
    bind: (...values: unknown[]) => guardedStatement(inner.bind(...values), batch),
    all: run,
    run,
    first,
    raw: async () => (await run())?.results.map((row) => Object.values(row)),
  } as D1PreparedStatement
  INNER.set(statement, inner)
  return statement
}

/**
 * A database that writes only while the authority stands by which its caller was let in: the guard is in the batch that
 * writes, so that no handler can forget it. What only reads is asked as ever.
 */
export function guardedDatabase(db: D1Database, guard: Guard): D1Database {
  const batch = guardedBatch(db, guard)
  const guarded = {
    prepare: (sql: string) => {
      const inner = db.prepare(sql)
      return isReading(sql) ? inner : guardedStatement(inner, batch)
    },
    batch,
    exec: () => Promise.reject(new Error('a guarded database takes prepared statements only')),
  } as unknown as D1Database
  UNGUARDED.set(guarded, db)
  return guarded
}

/** The database below a guarded one. */
export const siteDatabase = (db: D1Database): D1Database => UNGUARDED.get(db) ?? db

/**
 * The bindings as the site itself uses them, for work that follows from what was written by somebody's authority, such
 * as bringing a publication to readers: it goes on, whatever they may do meanwhile.
 */
export const asSite = <Bindings extends Pick<Env, 'DB'>>(env: Bindings): Bindings => ({
  ...env,
  DB: siteDatabase(env.DB),
})
