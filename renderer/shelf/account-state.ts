import { ACCOUNT_KEYS } from './account-keys.ts'

/** Whose lists are on this device, which version of the favourites they are, and when the account was last asked. */
export type AccountState = { owner: string; version: number | null; askedAt: number; left: number }

const fresh = (owner: string): AccountState => ({ owner, version: null, askedAt: 0, left: 0 })

/** The state of this owner; that of anybody else, or a broken one, counts as none. */
export function readState(owner: string): AccountState {
  try {
    const state = JSON.parse(localStorage.getItem(ACCOUNT_KEYS.state) ?? 'null')
    return state?.owner === owner ? { ...fresh(owner), ...state } : fresh(owner)
  } catch {
    return fresh(owner)
  }
}

export function writeState(state: AccountState): void {
  try {
    localStorage.setItem(ACCOUNT_KEYS.state, JSON.stringify(state))
  } catch {
    // Then the account is asked again.
  }
}

/** Other devices may have done something in the meantime. */
const STALE_AFTER_MS = 300_000
export const isStale = ({ askedAt }: AccountState): boolean => Date.now() - askedAt > STALE_AFTER_MS
