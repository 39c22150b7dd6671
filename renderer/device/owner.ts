import { Account } from '#domain/account/account.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { claimDrafts } from '../form/draft-owner.ts'
import { NotLoggedInError } from '../shell/errors/errors.ts'
import { type DeviceDatabase, deviceDatabase } from './database.ts'
import { vacateDevice } from './forget.ts'
import { unparkUnsent } from './parked.ts'

const KEY = 'owner'

/** Who is signed in by the cookies: what the device keeps is this one's or nobody's. */
const signedIn = () => memberOf(document.cookie)

/**
 * The account that this device is kept for, for a visit without a network. `null` for everybody else; what another
 * member left is removed.
 */
export async function keptAccount(): Promise<Account | null> {
  const database = await deviceDatabase().catch(() => null)
  const owner = await database?.get('owner', KEY)
  if (!owner) return null
  if (owner.username !== signedIn()) {
    await vacateDevice()
    return null
  }
  const account = Account.safeParse(owner.account)
  return account.success ? account.data : null
}

/** The server has said who is here: the device is theirs from now on, and what another one left is removed. */
export async function keepAccount(account: Account): Promise<void> {
  claimDrafts(account.id)
  const before = await keptAccount()
  if (before && before.id !== account.id) await vacateDevice()
  const username = signedIn()
  if (username === null) return
  const database = await deviceDatabase().catch(() => null)
  await database?.put('owner', { username, account }, KEY)
  if (database) await unparkUnsent(account.id, database)
}

/** Whether there are changes here that the server does not have: they go with the rest at a logout. */
export async function hasUnsent(): Promise<boolean> {
  const database = await deviceDatabase().catch(() => null)
  if (database === null) return false
  const stores = ['queues', 'recordQueues', 'manuscripts'] as const
  const counts = await Promise.all(stores.map((store) => database.count(store)))
  return counts.some((count) => count > 0)
}

/**
 * The database, for as long as it is this account's. A tab that does not know yet that somebody signed out must not
 * write into what was removed.
 */
export async function databaseOf(accountId: string): Promise<DeviceDatabase> {
  const account = await keptAccount()
  if (account?.id !== accountId) throw new NotLoggedInError()
  return deviceDatabase()
}
