import { clearDrafts } from './draft-storage.ts'

const KEY = 'drafts-of'

/**
 * Drafts outlive a session that ended by itself, for the member who typed them: when it is another one who is here
 * next, they go.
 */
export function claimDrafts(accountId: string): void {
  try {
    const before = localStorage.getItem(KEY)
    if (before === accountId) return
    if (before !== null) clearDrafts()
    localStorage.setItem(KEY, accountId)
  } catch {
    // Where storage is blocked there are no drafts.
  }
}

/** Whoever signs out leaves none behind, and not whose they were either. */
export function leaveDrafts(): void {
  clearDrafts()
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
