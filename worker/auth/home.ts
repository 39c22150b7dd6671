import { HTTPException } from 'hono/http-exception'
import { type FoundAccount, findAccountBySubject } from '../db/account/accounts.server.ts'
import { type MemberBindings, memberDatabases } from '../db/members/databases.ts'
import { AccountMoves, homeOfAccount } from '../db/members/homes.server.ts'
import { isRefusal } from '../db/refusal.server.ts'

/** 503: the account is being copied to another database, which takes seconds. */
export const moving = (): HTTPException => {
  const message = 'データを移しています。少し待ってから、もう一度お試しください。'
  return new HTTPException(503, { message, cause: 'the account moves to another database' })
}

/** An account, and the database that it is in. */
export type AtHome = { db: D1Database; found: FoundAccount }

type SessionKey = { id: string; subjectDigest: string }

/** Where accounts were found last, by subject, as the index of the database. Only a hint: accounts move. */
const seen = new Map<string, number>()
const MAX_SEEN = 10_000

const note = (subject: string, index: number): void => {
  seen.delete(subject)
  seen.set(subject, index)
  const [oldest] = seen.keys()
  if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest)
}

/** Of an account that moves there are two rows for a while: the one that does not move is complete. */
const complete = (all: readonly (AtHome | null)[]): AtHome | null =>
  all.find((one) => one?.found.movingAt === null) ?? all.find((one) => one !== null) ?? null

/**
 * The account of a user pool subject, with one of its sessions, and its database; `null` for none. Asks one database
 * where the account was found before, otherwise all at once. Throws `moving` (503).
 */
export async function findAtHome(
  env: MemberBindings,
  subject: string,
  session?: SessionKey,
): Promise<AtHome | null> {
  const all = memberDatabases(env)
  const at = async (db: D1Database): Promise<AtHome | null> => {
    const found = await findAccountBySubject(db, subject, session)
    return found && { db, found }
  }
  const hinted = all[all.length === 1 ? 0 : (seen.get(subject) ?? -1)]
  const first = hinted ? await at(hinted) : null
  const others = all.filter((db) => db !== hinted)
  const home =
    first && first.found.movingAt === null ? first : complete([first, ...(await Promise.all(others.map(at)))])
  if (!home) return null
  if (home.found.movingAt !== null) throw moving()
  if (all.length > 1) note(subject, all.indexOf(home.db))
  return home
}

/** The database of an account, or `null`. Throws `moving` (503). */
export const homeOrMoving = (env: MemberBindings, id: string): Promise<D1Database | null> =>
  homeOfAccount(env, id).catch((error: unknown) => {
    throw error instanceof AccountMoves ? moving() : error
  })

/** For writes that `openGuard` refuses: throws `moving` (503) instead of the database's error. */
export const orMoving = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw isRefusal(error) ? moving() : error
  })
