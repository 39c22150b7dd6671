import { createStore } from '../shell/messages/store.ts'

/**
 * Whether a session has ended that nobody in this tab ended: it may no longer be renewed, the server takes it for
 * ended, or another tab signed out. Pages keep what was typed and say what happened.
 */
export const sessionOver = createStore(false)

/** Why, where the server said so. */
export const sessionOverText = createStore<string | null>(null)
