import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long a track has to stand still to be called settled. */
const SETTLED_MS = 120

/** Which slide of a snapping track is shown. A swipe decides it when it has settled, `go` decides it at once. */
export function useSlides(start: number, count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  // Where `go` has sent the track, until it is there or a hand takes it.
  const goal = useRef<number | null>(null)
  const scrollTo = useCallback((target: number, behavior: ScrollBehavior) => {
    const element = track.current
    element?.scrollTo({ left: target * element.clientWidth, behavior })
  }, [])
  useLayoutEffect(() => scrollTo(start, 'instant'), [scrollTo, start])
  useEffect(() => {
    const element = track.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      const shown = Math.round(element.scrollLeft / element.clientWidth)
      // A busy machine stands still halfway: that is not where the reader wanted to go.
      if (goal.current !== null && goal.current !== shown) return
      goal.current = null
      setIndex(shown)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLED_MS)
    }
    const onHand = () => {
      goal.current = null
    }
    const ending = new AbortController()
    const passive = { passive: true, signal: ending.signal }
    element.addEventListener('scroll', onScroll, passive)
    for (const hand of ['pointerdown', 'wheel']) element.addEventListener(hand, onHand, passive)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [])
  const go = (target: number) => {
    if (target < 0 || target >= count) return
    goal.current = target
    setIndex(target)
    // `auto` leaves it to the stylesheet, which knows who asked for less movement.
    scrollTo(target, 'auto')
  }
  return { track, index, go }
}
