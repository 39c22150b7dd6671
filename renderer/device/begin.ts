import type { Account } from '#domain/account/account.ts'
import { sessionOver } from '../auth/session-over.ts'
import { createStore } from '../shell/messages/store.ts'
import { keepAccount } from './owner.ts'

/** The script of the service worker, which scripts/build/member-worker.ts writes. */
const WORKER = '/member-worker.js'
const SCOPE = '/@'

/** Whether somebody answers in the network's place: until then no page could be opened without one. */
export const opensOffline = createStore(false)

/** A browser may be told to have none: the area works without. */
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

let begun: { id: string; isReady: Promise<void> } | undefined

// What is kept goes with a session; with the next one it begins anew.
sessionOver.subscribe(() => {
  begun = undefined
})

/** When the device is as ready as it will be for whoever is here. */
export const whenReady = async (): Promise<void> => begun?.isReady

/**
 * Once a member is known the device is theirs, and the area opens without a network from then on. Resolves when nothing
 * of another one is left; a browser that keeps nothing is as ready.
 */
export function deviceReady(account: Account): Promise<void> {
  if (begun?.id !== account.id) {
    begun = { id: account.id, isReady: keepAccount(account).catch((error) => console.info(error)) }
    registerWorker()
  }
  return begun.isReady
}
