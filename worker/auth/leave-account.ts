import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account/account.ts'
import type { FoundAccount } from '../db/account/accounts.server.ts'
import { beginLeaving, cancelLeaving, finishLeaving } from '../db/account/leaving.server.ts'
import { deleteUser } from './delete-user.ts'
import { subjectDigest } from './digest.ts'
import { siteDatabase } from './guarded-database.ts'
import { SessionError } from './session-error.ts'

/** A leaving that has not ended after this never will: the Worker stopped in the middle of it. */
const ABANDONED = 60 * 60 * 1000

const LAST_ADMINISTRATOR =
  '最後の管理者は退会できません。先に、編集室の「会員と役割」で、ほかの人に管理者の役割を割り当ててください。'

const digestsOf = ({ auths }: Account) => Promise.all(auths.map(({ uuid }) => subjectDigest(uuid)))

/**
 * Leaves (R139): closes the account, deletes the member at the user pool, then everything of the account here. When
 * the pool refuses or cannot be reached, the account is opened again as it was, and the error says so: what one side
 * has deleted cannot be brought back, so that side is the last but one to act.
 *
 * Throws 409 for the last administrator, `SessionError` (401) when the account is being left already or the pool no
 * longer takes the token, and `IdentityUnavailable` (503).
 */
export async function leaveAccount(
  db: D1Database,
  account: Account,
  { accessToken, userPoolEndpoint }: { accessToken: string; userPoolEndpoint: string },
  now: Date,
): Promise<void> {
  const begun = await beginLeaving(db, account.id, now)
  if (begun === 'last-administrator') throw new HTTPException(409, { message: LAST_ADMINISTRATOR })
  if (!begun) throw new SessionError('the account is being left')
  // From now on the account lets nobody in, its member neither: the site does the rest.
  const site = siteDatabase(db)
  await deleteUser(accessToken, userPoolEndpoint).catch(async (error: unknown) => {
    await cancelLeaving(site, account.id)
    throw error
  })
  await finishLeaving(site, account.id, await digestsOf(account), now)
}

/** Ends a leaving that was interrupted long ago. Tells whether it did. */
export async function finishAbandonedLeaving(
  db: D1Database,
  { account, leftAt }: FoundAccount,
  now: Date,
): Promise<boolean> {
  const began = leftAt === null ? Number.NaN : Date.parse(leftAt)
  if (!(now.getTime() - began > ABANDONED)) return false
  await finishLeaving(db, account.id, await digestsOf(account), new Date(began))
  return true
}
