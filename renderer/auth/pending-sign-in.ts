import { isPendingSession, type Screen } from './screens.ts'

/**
 * A sign-in that waits for an answer. It survives a reload of its tab, for as long as the pool keeps it. A code sent
 * by mail is pending in every tab: the mail may be opened in another one.
 */
export type Pending = {
  screen: Screen
  username: string
  /** When the pool discards it, in milliseconds since 1970; codes sent by mail last longer and have no such time. */
  expiresAt?: number
}

const PENDING_TTL_MS = 180_000
const KEY = 'pending-sign-in'
/** How long the pool accepts the code of a new member, in milliseconds. */
const CODE_LIFETIME = 24 * 60 * 60 * 1000
/** The library's own record, written with each session of the pool. */
const LIBRARY_EXPIRY = 'CognitoSignInState.expiry'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** Storage of this tab, and of all tabs. */
type Stores = { tab: Store; tabs: Store }

/** Saves the step. Its expiry is the library's, which knows when the pool last answered. */
export function savePending(stores: Stores, screen: Screen, username: string, now: number): Pending {
  const { tab, tabs } = stores
  clearPending(stores)
  if (!isPendingSession(screen)) {
    const pending = { screen, username }
    tabs.setItem(KEY, JSON.stringify({ ...pending, sentUntil: now + CODE_LIFETIME }))
    return pending
  }
  const expiry = Number(tab.getItem(LIBRARY_EXPIRY))
  const expiresAt = expiry > now ? expiry : now + PENDING_TTL_MS
  const pending = { screen, username, expiresAt }
  tab.setItem(KEY, JSON.stringify(pending))
  return pending
}

export function clearPending({ tab, tabs }: Stores): void {
  tab.removeItem(KEY)
  tabs.removeItem(KEY)
}

/** What the page before a reload left: a step, `'expired'`, or nothing. */
export function loadPending(stores: Stores, now: number): Pending | 'expired' | null {
  const pending = parse(stores.tab.getItem(KEY))
  if (!pending) return loadSentCode(stores.tabs, now)
  if (pending.expiresAt === undefined || pending.expiresAt > now) return pending
  stores.tab.removeItem(KEY)
  return 'expired'
}

/** A code that is pending in every tab; once expired it is just discarded. */
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
