import { clearDrafts } from './draft-storage.ts'

const KEY = 'drafts-of'

/**
 * Drafts survive a session that expired, for the member who typed them; they are removed when another member signs in.
 */
export function claimDrafts(accountId: string): void {
  try {
    const before = localStorage.getItem(KEY)
    if (before === accountId) return
    if (before !== null) clearDrafts()
    localStorage.setItem(KEY, accountId)
  } catch {
    // Without storage there are no drafts.
  }
}

/** On a sign-out, removes the drafts and their owner. */
export function releaseDrafts(): void {
  clearDrafts()
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
