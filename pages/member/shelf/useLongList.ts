import { useEffect } from 'react'
import { shelfSource, whenSettled } from '#renderer/shelf/shelf-source.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import type { Entry } from './entries.ts'
import { resetForMember } from './lists.ts'
import type { createLongList, LongList } from './long-list.ts'

type List<Of extends Entry> = ReturnType<typeof createLongList<Of>>

/** A list of the member, loaded when its page is shown, unless it was loaded recently. */
export function useLongList<Of extends Entry>(list: List<Of>, freshForMs: number) {
  useEffect(() => {
    resetForMember()
    void list.load(freshForMs)
    // Other devices may have added entries, or paused the history.
    void whenSettled().then(() => shelfSource().refresh?.({}))
    // Retries when the network returns.
    const again = () => void (list.store.get().error && list.load())
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [list, freshForMs])
  const state: LongList<Of> = useStore(list.store)
  return { ...state, retry: () => void list.load() }
}
