import { useEffect } from 'react'
import { shelfSource, whenSettled } from '#renderer/shelf/shelf-source.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import type { Entry } from './entries.ts'
import { belongToPresentMember } from './lists.ts'
import type { createLongList, LongList } from './long-list.ts'

type List<Of extends Entry> = ReturnType<typeof createLongList<Of>>

/** A list of the member, asked for when its page is shown, unless that was a moment ago. */
export function useLongList<Of extends Entry>(list: List<Of>, freshForMs: number) {
  useEffect(() => {
    belongToPresentMember()
    void list.load(freshForMs)
    // Other devices may have kept more, or paused the history.
    void whenSettled().then(() => shelfSource().refresh?.({}))
    // Back online it goes on by itself.
    const again = () => void (list.store.get().error && list.load())
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [list, freshForMs])
  const state: LongList<Of> = useStore(list.store)
  return { ...state, retry: () => void list.load() }
}
