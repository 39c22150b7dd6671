import { ACCOUNT_KEYS } from './storage-keys.ts'

/** The owner of the stored lists, the version of the favourites, and when the account was last fetched. */
export type AccountState = { owner: string; version: number | null; askedAt: number; left: number }

const fresh = (owner: string): AccountState => ({ owner, version: null, askedAt: 0, left: 0 })

/** The state of this owner; the state of another owner or an invalid one is discarded. */
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
    // Without storage the account is fetched again.
  }
}

/** Other devices may have changed it in the meantime. */
const STALE_AFTER_MS = 300_000
export const isStale = ({ askedAt }: AccountState): boolean => Date.now() - askedAt > STALE_AFTER_MS
