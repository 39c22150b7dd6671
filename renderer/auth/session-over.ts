import { createStore } from '../shell/messages/store.ts'

const KEY = 'session-over'

/** A browser that stores nothing forgets why with the page. */
const inTab = <Result>(work: (storage: Storage) => Result): Result | null => {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

/** Why, where the server said so; a reload of this tab still knows it. */
export const sessionOverText = createStore<string | null>(inTab((storage) => storage.getItem(KEY)))
sessionOverText.subscribe(() => {
  const text = sessionOverText.get()
  inTab((storage) => (text === null ? storage.removeItem(KEY) : storage.setItem(KEY, text)))
})

/**
 * Whether a session has ended that nobody in this tab ended: it may no longer be renewed, the server takes it for
 * ended, or another tab signed out. Pages keep what was typed and say what happened.
 */
export const sessionOver = createStore(sessionOverText.get() !== null)
