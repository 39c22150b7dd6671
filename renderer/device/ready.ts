import type { Account } from '#domain/account/account.ts'
import { sessionOver } from '../auth/session-over.ts'
import { createStore } from '../shell/messages/store.ts'
import { storeAccount } from './owner.ts'

/** The service worker script, written by scripts/build/member-worker.ts. */
const WORKER = '/member-worker.js'
const SCOPE = '/@'

/** Whether the service worker is active: until then no page opens offline. */
export const opensOffline = createStore(false)

/** Service workers may be disabled: the area works without. */
async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
    const first = installing ?? waiting
    if (active) opensOffline.set(true)
    else first?.addEventListener('statechange', () => first.state === 'activated' && opensOffline.set(true))
  } catch (error) {
    console.info(error)
  }
}

let current: { id: string; isReady: Promise<void> } | undefined

// The stored data belongs to a session; the next session starts over.
sessionOver.subscribe(() => {
  current = undefined
})

/** Resolves when the device is set up for the current account. */
export const whenReady = async (): Promise<void> => current?.isReady

/**
 * Stores the account as the owner of the device and registers the service worker for offline use. Resolves when data
 * of another member is removed; failures are logged.
 */
export function deviceReady(account: Account): Promise<void> {
  if (current?.id !== account.id) {
    current = { id: account.id, isReady: storeAccount(account).catch((error) => console.info(error)) }
    registerWorker()
  }
  return current.isReady
}
