import { isReading } from '../db/is-reading.ts'
import { contentOf, readContentFrom } from '../db/members/databases.ts'
import { isRefusal } from '../db/refusal.server.ts'
import { type Authority, authorityGuard, isAuthorityValid } from '../db/staff/authority.server.ts'

/** Writing statements of a guarded database, with the statements of D1. */
const INNER = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
const UNGUARDED = new WeakMap<D1Database, D1Database>()

type Guard = {
  /** The last authorization. */
  authority: () => Authority
  /** Creates the error for an authorization that no longer holds. */
  onLost: () => Error
}

type Batch = (statements: D1PreparedStatement[]) => Promise<D1Result<Record<string, unknown>>[]>

/** Starts each writing batch with a statement that checks the authority. */
const guardedBatch =
  (db: D1Database, { authority, onLost }: Guard): Batch =>
  async (statements) => {
    const unwrapped = statements.map((one) => INNER.get(one) ?? one)
    if (!statements.some((one) => INNER.has(one))) return db.batch(unwrapped)
    try {
      const [, ...results] = await db.batch<Record<string, unknown>>([
        authorityGuard(db, authority()),
        ...unwrapped,
      ])
      return results
    } catch (error) {
      if (isRefusal(error) && !(await isAuthorityValid(db, authority()))) throw onLost()
      throw error
    }
  }

/** A writing statement: run alone, it is a batch of one. */
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
 * A database that writes only while the caller's authorization holds: the check is part of the writing batch, so that
 * no handler can forget it. Reading statements are unchanged.
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
  readContentFrom(guarded, contentOf(db))
  return guarded
}

/** The database behind a guarded one. */
export const siteDatabase = (db: D1Database): D1Database => UNGUARDED.get(db) ?? db

/**
 * The bindings without the caller's guard, for work that follows from an authorized write, such as running a
 * publication: it continues when the caller's permissions change.
 */
export const asSite = <Bindings extends Pick<Env, 'DB'>>(env: Bindings): Bindings => ({
  ...env,
  DB: siteDatabase(env.DB),
})
