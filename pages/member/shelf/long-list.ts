import type { ListMeta } from '#domain/api/envelope.ts'
import { keyOf } from '#domain/shelf/shelf.ts'
import { isUnreachable } from '#renderer/device/answers.ts'
import { FetchError, StatusError } from '#renderer/shell/errors/errors.ts'
import { leaveForReload } from '#renderer/shell/errors/reload-codes.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import type { Entry } from './entries.ts'

export type LongList<Of extends Entry> = {
  entries: readonly Of[]
  /** How many there are at the server, whether they are here or not. */
  total: number
  /** Whether all of them have come. */
  isComplete: boolean
  isLoading: boolean
  error: StatusError | null
}
type Page<Of extends Entry> = { list: readonly Of[]; meta: ListMeta }
type Ask<Of extends Entry> = (cursor: string | undefined) => Promise<Page<Of>>
/** Where a whole list is saved for a visit without a network. */
type Copy<Of extends Entry> = {
  save: (entries: readonly Of[]) => void
  read: () => Promise<readonly Of[] | null>
}

const asStatusError = (cause: unknown): StatusError =>
  cause instanceof StatusError ? cause : new FetchError({ cause })

/**
 * A list that comes page by page, one after the other, until all of it is here: so it can be searched and sorted on the
 * device, and found in by the browser. What came stays when the network fails; the next attempt goes on from there.
 * @param ask answers the page at a cursor; the pages of one load are asked for in a row
 * @param copy what is shown where the site cannot be reached and nothing came yet
 */
export function createLongList<Of extends Entry>(ask: Ask<Of>, copy?: Copy<Of>) {
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
        const page = await ask(cursor)
        if (own !== run) return
        // Something may have been added at the top between two pages.
        const known = new Set(entries.map(keyOf))
        entries = [...entries, ...page.list.filter((entry) => !known.has(keyOf(entry)))]
        cursor = page.meta.cursor
        rest = cursor === undefined ? null : { entries, cursor }
        const isComplete = cursor === undefined
        // A list that was whole stays until the new one is.
        if (isComplete || !before.isComplete)
          store.set({ entries, total: page.meta.total, isComplete, isLoading: !isComplete, error: null })
      } while (cursor !== undefined)
      loadedAt = Date.now()
      copy?.save(entries)
    } catch (error) {
      if (own !== run || leaveForReload(error)) return
      const saved = store.get().entries.length === 0 && isUnreachable(error) ? await copy?.read() : null
      if (own !== run) return
      const shown = saved ? { entries: saved, total: saved.length, isComplete: true } : {}
      store.set({ ...store.get(), ...shown, isLoading: false, error: asStatusError(error) })
    }
  }

  return {
    store,
    /** Asks again, unless it was asked less than so long ago; after a failure it goes on where it was. */
    load: (freshForMs = 0): Promise<void> =>
      Date.now() - loadedAt < freshForMs || store.get().isLoading ? Promise.resolve() : load(),
    /** As if it had never been asked for. */
    forget: () => {
      run += 1
      loadedAt = 0
      rest = null
      store.set(empty)
    },
    /** Nothing is left of it at the server. */
    empty: () => {
      run += 1
      rest = null
      store.set({ ...empty, isComplete: true })
    },
  }
}
