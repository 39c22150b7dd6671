import { useEffect, useEffectEvent } from 'react'
import type { Thing } from '#domain/shelf/shelf.ts'
import { loadShelf } from './useShelf.ts'

/** A page in view for this many seconds has been read, not passed. */
const SECONDS = 4
const BOTS = /bot|crawl|spider|slurp|lighthouse/i

/** Puts a page into the history of this device. Pages drawn ahead and pages in the background are not visible. */
export function useReadingMark(thing: Thing) {
  const { targetType, targetId } = thing
  // Without the shelf's code nothing is remembered, and nothing was promised.
  const mark = useEffectEvent(() =>
    loadShelf().then(
      ({ recordView }) => recordView(thing),
      () => {},
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is another reading
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
