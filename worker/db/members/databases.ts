/** The bindings of an environment: `DB`, and any number of `MEMBERS_1`, `MEMBERS_2` … with the same schema. */
export type MemberBindings = { DB: D1Database }

const NAME = /^MEMBERS_[1-9]\d?$/

/** The names of the databases with members: `DB` first. */
export const memberBindings = (env: object): string[] => [
  'DB',
  ...Object.keys(env)
    .filter((name) => NAME.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
]

/** The databases with content, of databases that have members only. */
const CONTENT = new WeakMap<D1Database, D1Database>()

/**
 * The database with the content that members keep and plan: `DB`, also for a member whose account is in another
 * database. Statements on it cannot be part of a batch on the member's own.
 */
export const contentOf = (db: D1Database): D1Database => CONTENT.get(db) ?? db

/** Declares which database has the content that is read for another one. */
export const readContentFrom = (db: D1Database, content: D1Database): void => {
  if (db !== content) CONTENT.set(db, content)
}

/** A database with members by its binding. @throws for a name without a binding */
export function memberDatabase(env: MemberBindings, name: string): D1Database {
  const db = memberBindings(env).includes(name) ? (env as Record<string, unknown>)[name] : undefined
  if (!db) throw new Error(`There is no database ${name}.`)
  // In the bindings of an authorized call `DB` is a guarded database, which lasts for that call.
  readContentFrom(db as D1Database, contentOf(env.DB))
  return db as D1Database
}

/** All databases with members, `DB` first. Each account is in one of them, with all its rows. */
export const memberDatabases = (env: MemberBindings): D1Database[] =>
  memberBindings(env).map((name) => memberDatabase(env, name))

/** The bindings of all databases with members, each as `wrap` returns it: to count, or to refuse writes. */
export const wrappedDatabases = (
  env: MemberBindings,
  wrap: (db: D1Database) => D1Database,
): Record<string, D1Database> =>
  Object.fromEntries(memberBindings(env).map((name) => [name, wrap(memberDatabase(env, name))]))

export type NewMemberBindings = MemberBindings & {
  /** The binding of the database of new accounts; empty: `DB`. */
  NEW_MEMBERS?: string
}

/** The database of accounts that are created now. */
export const newMembersDatabase = (env: NewMemberBindings): D1Database =>
  memberDatabase(env, env.NEW_MEMBERS || 'DB')
