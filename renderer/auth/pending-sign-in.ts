import { isPendingSession, type Screen } from './screens.ts'

/**
 * A sign-in that waits for an answer. It stays in its tab through a reload, and no longer than the pool remembers it. A
 * code that was sent by mail is waited for in every tab: the mail may be opened in another one.
 */
export type Pending = {
  screen: Screen
  username: string
  /** When the pool forgets it, in milliseconds since 1970; codes that are sent by mail last longer and have none. */
  expiresAt?: number
}

export const PENDING_FOR = 180_000
const KEY = 'pending-sign-in'
/** As long as the pool takes the code of a new member, in milliseconds. */
const CODE_LIFETIME = 24 * 60 * 60 * 1000
/** The library's own record, written with every session that the pool gives. */
const LIBRARY_EXPIRY = 'CognitoSignInState.expiry'

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** What a browser keeps for this tab, and for all of them. */
export type Stores = { tab: Store; tabs: Store }

/** Keeps the step. Its end is the library's, which knows when the pool last answered. */
export function savePending(stores: Stores, screen: Screen, username: string, now: number): Pending {
  const { tab, tabs } = stores
  clearPending(stores)
  if (!isPendingSession(screen)) {
    const pending = { screen, username }
    tabs.setItem(KEY, JSON.stringify({ ...pending, sentUntil: now + CODE_LIFETIME }))
    return pending
  }
  const expiry = Number(tab.getItem(LIBRARY_EXPIRY))
  const expiresAt = expiry > now ? expiry : now + PENDING_FOR
  const pending = { screen, username, expiresAt }
  tab.setItem(KEY, JSON.stringify(pending))
  return pending
}

export function clearPending({ tab, tabs }: Stores): void {
  tab.removeItem(KEY)
  tabs.removeItem(KEY)
}

/** What was left here by the page before a reload: a step, `'expired'`, or nothing. */
export function loadPending(stores: Stores, now: number): Pending | 'expired' | null {
  const pending = parse(stores.tab.getItem(KEY))
  if (!pending) return loadSentCode(stores.tabs, now)
  if (pending.expiresAt === undefined || pending.expiresAt > now) return pending
  stores.tab.removeItem(KEY)
  return 'expired'
}

/** A code that is waited for in every tab; after its time it is no more than forgotten. */
function loadSentCode(tabs: Store, now: number): Pending | null {
  const sent = parse(tabs.getItem(KEY))
  if (sent && Number(sent.sentUntil) > now) return { screen: sent.screen, username: sent.username }
  tabs.removeItem(KEY)
  return null
}

const parse = (text: string | null): (Pending & { sentUntil?: unknown }) | null => {
  try {
    const pending = JSON.parse(text ?? 'null')
    return typeof pending?.screen?.name === 'string' && typeof pending.username === 'string' ? pending : null
  } catch {
    return null
  }
}
