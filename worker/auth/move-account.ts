import { findAccountById } from '../db/account/accounts.server.ts'
import { copyAccount, isSameAccount } from '../db/members/copy-account.server.ts'
import { type MemberBindings, memberDatabases } from '../db/members/databases.ts'
import { carryLeftSubject } from '../db/members/left-subjects.server.ts'
import {
  deleteCopy,
  deleteLeftover,
  INCOMPLETE,
  leaveToCopy,
  listUnfinishedMoves,
  movingStateIn,
  openCopy,
  reopenAccount,
  startMove,
} from '../db/members/moves.server.ts'
import { subjectDigest } from './digest.ts'
import { siteDatabase } from './guarded-database.ts'
import { homeOrMoving, moving } from './home.ts'

/** After this many milliseconds a move counts as interrupted: the Worker stopped in the middle of it. */
const ABANDONED = 10 * 60 * 1000

type Move = { id: string; from: D1Database; to: D1Database; isOrdinary?: boolean }

/** Former sessions of its logins stay ended in the other database. */
async function carryLeftSubjects(env: MemberBindings, { id, to }: Move): Promise<void> {
  const found = await findAccountById(to, id)
  for (const { uuid } of found?.account.auths ?? [])
    await carryLeftSubject(env, to, await subjectDigest(uuid))
}

/**
 * Moves an account with all its data to another database. It is closed meanwhile: its calls get 503 for some seconds, and
 * devices send their changes again. The copy is compared row by row before the former account is left to it; until then a
 * failure reopens the account where it was, after that only the copy can be opened, by this call or the job.
 * Returns whether it moved: not when it was closed or gone. `isOrdinary`: only a member without anything of the office.
 * @throws when the copy differs, or a row of it is another account's there
 */
export async function moveAccount(env: MemberBindings, move: Move, now: Date): Promise<boolean> {
  const { id, from, to, isOrdinary = false } = move
  if (!(await startMove(from, id, now, { isOrdinary }))) return false
  const closedAt = now.toISOString()
  try {
    await copyAccount(from, to, id)
    await carryLeftSubjects(env, move)
    if (!(await isSameAccount(from, to, id))) throw new Error('the copy of an account differs')
    if (!(await leaveToCopy(from, id, closedAt))) throw new Error('the account was reopened')
  } catch (error) {
    // Not when it had been left, and only the answer was lost: the job opens the copy then.
    if (await reopenAccount(from, id, closedAt)) await deleteCopy(to, id)
    throw error
  }
  await openCopy(to, id)
  await deleteLeftover(from, id)
  return true
}

/** Completes a move whose account had been left to its copy. */
async function completeMove(others: readonly D1Database[], from: D1Database, id: string): Promise<void> {
  for (const db of others) await openCopy(db, id)
  await deleteLeftover(from, id)
}

/** Undoes a move whose account was only closed. */
async function undoMove(
  others: readonly D1Database[],
  from: D1Database,
  { id, closedAt }: { id: string; closedAt: string },
): Promise<void> {
  if (!(await reopenAccount(from, id, closedAt))) return
  for (const db of others) await deleteCopy(db, id)
}

/** Deletes a copy whose account is open elsewhere, or gone. */
async function discardCopy(others: readonly D1Database[], db: D1Database, id: string): Promise<void> {
  const states = await Promise.all(others.map((one) => movingStateIn(one, id)))
  if (states.every((state) => state === null || state === undefined || state === INCOMPLETE))
    await deleteCopy(db, id)
}

/** Completes or undoes the moves that were interrupted. Does nothing with one database. */
export async function finishAbandonedMoves(env: MemberBindings, now: Date): Promise<void> {
  const all = memberDatabases(env)
  if (all.length === 1) return
  const before = new Date(now.getTime() - ABANDONED)
  for (const db of all)
    for (const unfinished of await listUnfinishedMoves(db, before)) {
      const others = all.filter((one) => one !== db)
      if (unfinished.state === 'moved') await completeMove(others, db, unfinished.id)
      else if (unfinished.state === 'closed') await undoMove(others, db, unfinished)
      else await discardCopy(others, db, unfinished.id)
    }
}

/**
 * Brings an account into `DB`, where the people of the office are, and the audit log with what is noted about an account.
 * Throws 503 while it moves.
 */
export async function bringIntoOffice(env: MemberBindings, id: string, now: Date): Promise<void> {
  const from = await homeOrMoving(env, id)
  if (from === env.DB) return
  if (!(from && (await moveAccount(env, { id, from, to: siteDatabase(env.DB) }, now)))) throw moving()
}
