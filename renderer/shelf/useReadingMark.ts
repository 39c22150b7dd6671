import { useEffect, useEffectEvent } from 'react'
import type { ShelfItem } from '#domain/shelf/shelf.ts'
import { loadShelf } from './useShelf.ts'

/** A page visible for this many seconds counts as read. */
const SECONDS = 4
const BOTS = /bot|crawl|spider|slurp|lighthouse/i

/** Adds a page to the history. Prerendered pages and background tabs are not visible and do not count. */
export function useReadingMark(item: ShelfItem) {
  const { targetType, targetId } = item
  // If the code cannot be loaded, nothing is recorded.
  const mark = useEffectEvent(() =>
    loadShelf().then(
      ({ recordView }) => recordView(item),
      () => {},
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another item
  useEffect(() => {
    if (BOTS.test(navigator.userAgent)) return
    let seconds = 0
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') seconds++
      if (seconds < SECONDS) return
      clearInterval(timer)
      mark()
    }, 1000)
    return () => clearInterval(timer)
  }, [targetType, targetId])
}
