import { createStore } from '../shell/messages/store.ts'

/** How a session ended that nobody in this tab ended: it may no longer be renewed, or another tab signed out. */
export type SessionEnd = 'expired' | 'signed-out'

/** `null` while there is a session, and after a sign-out here. Pages keep what was typed and say what happened. */
export const sessionOver = createStore<SessionEnd | null>(null)
