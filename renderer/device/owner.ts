import { Account } from '#domain/account/account.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { claimDrafts } from '../form/draft-owner.ts'
import { NotLoggedInError } from '../shell/errors/errors.ts'
import { type DeviceDatabase, deviceDatabase } from './database.ts'
import { parkAndForgetDevice } from './forget.ts'
import { unparkUnsent } from './parked.ts'

const KEY = 'owner'

/** The signed-in user according to the cookies: data on the device belongs to this user or is removed. */
const signedIn = () => memberOf(document.cookie)

/**
 * The account whose data is on this device, for offline use; `null` if it is not the signed-in one. Data of another
 * member is removed.
 */
export async function storedAccount(): Promise<Account | null> {
  const database = await deviceDatabase().catch(() => null)
  const owner = await database?.get('owner', KEY)
  if (!owner) return null
  if (owner.username !== signedIn()) {
    await parkAndForgetDevice()
    return null
  }
  const account = Account.safeParse(owner.account)
  return account.success ? account.data : null
}

/**
 * Called once the server has confirmed the account: stores it as the owner of the device and removes another member's
 * data.
 */
export async function storeAccount(account: Account): Promise<void> {
  claimDrafts(account.id)
  const before = await storedAccount()
  if (before && before.id !== account.id) await parkAndForgetDevice()
  const username = signedIn()
  if (username === null) return
  const database = await deviceDatabase().catch(() => null)
  await database?.put('owner', { username, account }, KEY)
  if (database) await unparkUnsent(account.id, database)
}

/** Whether there are unsent changes: they would be lost at a logout. */
export async function hasUnsent(): Promise<boolean> {
  const database = await deviceDatabase().catch(() => null)
  if (database === null) return false
  const stores = ['queues', 'recordQueues', 'manuscripts'] as const
  const counts = await Promise.all(stores.map((store) => database.count(store)))
  return counts.some((count) => count > 0)
}

/**
 * The database as long as it belongs to this account. A tab that has not noticed a sign-out yet must not write to it.
 */
export async function databaseOf(accountId: string): Promise<DeviceDatabase> {
  const account = await storedAccount()
  if (account?.id !== accountId) throw new NotLoggedInError()
  return deviceDatabase()
}
