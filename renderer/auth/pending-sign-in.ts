import { isPendingSession, type Screen } from './screens.ts'

/** A sign-in that waits for an answer. It stays in this tab through a reload, and no longer than the pool remembers it. */
export type Pending = {
  screen: Screen
  username: string
  /** When the pool forgets it, in milliseconds since 1970; codes that are sent by mail last longer and have none. */
  expiresAt?: number
}

export const PENDING_FOR = 180_000
const KEY = 'pending-sign-in'
/** The library's own record, written with every session that the pool gives. */
const LIBRARY_EXPIRY = 'CognitoSignInState.expiry'

type Tab = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps the step. Its end is the library's, which knows when the pool last answered. */
export function savePending(tab: Tab, screen: Screen, username: string, now: number): Pending {
  const expiry = Number(tab.getItem(LIBRARY_EXPIRY))
  const expiresAt = expiry > now ? expiry : now + PENDING_FOR
  const pending = { screen, username, ...(isPendingSession(screen) && { expiresAt }) }
  tab.setItem(KEY, JSON.stringify(pending))
  return pending
}

export const clearPending = (tab: Tab): void => tab.removeItem(KEY)

/** What was left here by the page before a reload: a step, `'expired'`, or nothing. */
export function loadPending(tab: Tab, now: number): Pending | 'expired' | null {
  const pending = parse(tab.getItem(KEY))
  if (!pending) return null
  if (pending.expiresAt === undefined || pending.expiresAt > now) return pending
  clearPending(tab)
  return 'expired'
}

const parse = (text: string | null): Pending | null => {
  try {
    const pending = JSON.parse(text ?? 'null')
    return typeof pending?.screen?.name === 'string' && typeof pending.username === 'string' ? pending : null
  } catch {
    return null
  }
}
