import type { Account } from '#domain/account.ts'
import { keepAccount } from './owner.ts'

/** The script of the service worker, which scripts/member-worker.ts writes. */
const WORKER = '/member-worker.js'
const SCOPE = '/@'

/** Once a member is known: the device is theirs, and the area opens without a network from now on. */
export async function beginDevice(account: Account): Promise<void> {
  await keepAccount(account)
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // A browser may be told to have none: the area works without.
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE }).catch((error) => console.info(error))
}
