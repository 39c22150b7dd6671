import type { ListMeta } from '#domain/api/envelope.ts'
import { keyOf } from '#domain/shelf/shelf.ts'
import { isUnreachable } from '#renderer/device/answers.ts'
import { FetchError, StatusError } from '#renderer/shell/errors/errors.ts'
import { redirectToReload } from '#renderer/shell/errors/reload-codes.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import type { Entry } from './entries.ts'

export type LongList<Of extends Entry> = {
  entries: readonly Of[]
  /** The number of entries on the server, loaded or not. */
  total: number
  /** Whether all entries are loaded. */
  isComplete: boolean
  isLoading: boolean
  error: StatusError | null
}
type Page<Of extends Entry> = { list: readonly Of[]; meta: ListMeta }
type FetchPage<Of extends Entry> = (cursor: string | undefined) => Promise<Page<Of>>
/** Saves and reads a complete list for offline use. */
type Copy<Of extends Entry> = {
  save: (entries: readonly Of[]) => void
  read: () => Promise<readonly Of[] | null>
}

const asStatusError = (cause: unknown): StatusError =>
  cause instanceof StatusError ? cause : new FetchError({ cause })

/**
 * Loads a list page by page until it is complete, so that it can be searched and sorted on the device and found with
 * find-in-page. After a failure the loaded entries stay, and the next attempt continues.
 * @param fetchPage returns the page at a cursor; the pages of one load are fetched in sequence
 * @param copy the saved list, shown if the server cannot be reached and nothing is loaded
 */
export function createLongList<Of extends Entry>(fetchPage: FetchPage<Of>, copy?: Copy<Of>) {
  const empty: LongList<Of> = { entries: [], total: 0, isComplete: false, isLoading: false, error: null }
  const store = createStore(empty)
  let run = 0
  let loadedAt = 0
  let rest: { entries: readonly Of[]; cursor: string | undefined } | null = null

  async function load(): Promise<void> {
    run += 1
    const own = run
    const before = store.get()
    let { entries, cursor } = rest ?? { entries: [], cursor: undefined }
    store.set({ ...before, isLoading: true, error: null })
    try {
      do {
        const page = await fetchPage(cursor)
        if (own !== run) return
        // An entry may have been added at the top between two pages.
        const loadedKeys = new Set(entries.map(keyOf))
        entries = [...entries, ...page.list.filter((entry) => !loadedKeys.has(keyOf(entry)))]
        cursor = page.meta.cursor
        rest = cursor === undefined ? null : { entries, cursor }
        const isComplete = cursor === undefined
        // A complete list stays until the new one is complete.
        if (isComplete || !before.isComplete)
          store.set({ entries, total: page.meta.total, isComplete, isLoading: !isComplete, error: null })
      } while (cursor !== undefined)
      loadedAt = Date.now()
      copy?.save(entries)
    } catch (error) {
      if (own !== run || redirectToReload(error)) return
      const saved = store.get().entries.length === 0 && isUnreachable(error) ? await copy?.read() : null
      if (own !== run) return
      const shown = saved ? { entries: saved, total: saved.length, isComplete: true } : {}
      store.set({ ...store.get(), ...shown, isLoading: false, error: asStatusError(error) })
    }
  }

  return {
    store,
    /** Loads again, unless loaded less than `freshForMs` ago; after a failure it continues. */
    load: (freshForMs = 0): Promise<void> =>
      Date.now() - loadedAt < freshForMs || store.get().isLoading ? Promise.resolve() : load(),
    /** Resets to the unloaded state. */
    forget: () => {
      run += 1
      loadedAt = 0
      rest = null
      store.set(empty)
    },
    /** Empties the list after it was cleared on the server. */
    empty: () => {
      run += 1
      rest = null
      store.set({ ...empty, isComplete: true })
    },
  }
}
