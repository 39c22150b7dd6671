import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account/account.ts'
import {
  cancelAccountDeletion,
  finishAccountDeletion,
  listUnfinishedDeletions,
  startAccountDeletion,
} from '../db/account/account-deletion.server.ts'
import { type FoundAccount, findAccountById } from '../db/account/accounts.server.ts'
import { deleteUser } from './delete-user.ts'
import { subjectDigest } from './digest.ts'
import { siteDatabase } from './guarded-database.ts'
import { SessionError } from './session-error.ts'

/** After this many milliseconds a deletion counts as interrupted: the Worker stopped in the middle of it. */
const ABANDONED = 60 * 60 * 1000

const LAST_ADMINISTRATOR =
  '最後の管理者は退会できません。先に、編集室の「会員と役割」で、ほかの人に管理者の役割を割り当ててください。'

const digestsOf = ({ auths }: Account) => Promise.all(auths.map(({ uuid }) => subjectDigest(uuid)))

/**
 * Deletes an account (R139): closes it, deletes the user at the user pool, then all data of the account here. When the
 * pool refuses or cannot be reached, the account is reopened unchanged and the error is passed on: a deletion cannot be
 * undone, so the pool comes before the final step.
 * Throws 409 for the last administrator, `SessionError` (401) when the account is being deleted already or the pool no
 * longer accepts the token, and `IdentityUnavailable` (503).
 */
export async function deleteAccount(
  db: D1Database,
  account: Account,
  { accessToken, userPoolEndpoint }: { accessToken: string; userPoolEndpoint: string },
  now: Date,
): Promise<void> {
  const started = await startAccountDeletion(db, account.id, now)
  if (started === 'last-administrator') throw new HTTPException(409, { message: LAST_ADMINISTRATOR })
  if (!started) throw new SessionError('the account is being left')
  // From here on the account authorizes no call, so the rest is written without its guard.
  const site = siteDatabase(db)
  await deleteUser(accessToken, userPoolEndpoint).catch(async (error: unknown) => {
    await cancelAccountDeletion(site, account.id)
    throw error
  })
  await finishAccountDeletion(site, account.id, await digestsOf(account), now)
}

/** Completes a deletion that was interrupted. Returns whether it did. */
export async function finishAbandonedDeletion(
  db: D1Database,
  { account, leftAt }: FoundAccount,
  now: Date,
): Promise<boolean> {
  const began = leftAt === null ? Number.NaN : Date.parse(leftAt)
  if (!(now.getTime() - began > ABANDONED)) return false
  await finishAccountDeletion(db, account.id, await digestsOf(account), new Date(began))
  return true
}

/** Completes the deletions that were interrupted, whose members may never return. */
export async function finishAbandonedDeletions(db: D1Database, now: Date): Promise<void> {
  for (const id of await listUnfinishedDeletions(db, new Date(now.getTime() - ABANDONED))) {
    const found = await findAccountById(db, id)
    if (found) await finishAbandonedDeletion(db, found, now)
  }
}
