import { createStore } from '../shell/messages/store.ts'

const KEY = 'session-over'

/** Without storage the reason is lost with the page. */
const inTab = <Result>(work: (storage: Storage) => Result): Result | null => {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

/** The reason given by the server; it survives a reload of this tab. */
export const sessionOverText = createStore<string | null>(inTab((storage) => storage.getItem(KEY)))
sessionOverText.subscribe(() => {
  const text = sessionOverText.get()
  inTab((storage) => (text === null ? storage.removeItem(KEY) : storage.setItem(KEY, text)))
})

/**
 * Whether the session ended without a sign-out in this tab: it cannot be renewed, the server refuses it, or another
 * tab signed out. Pages keep unsaved input and show a note.
 */
export const sessionOver = createStore(sessionOverText.get() !== null)
