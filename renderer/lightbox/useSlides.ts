import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A track that has not scrolled for this long has settled. */
const SETTLED_MS = 120

/** The current slide of a scroll-snap track. Swiping changes it when the track settles, `go` changes it at once. */
export function useSlides(start: number, count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  // The slide that `go` scrolls to, until it is reached or the user swipes.
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
      // On a slow device scrolling may pause halfway: that is not the final slide.
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
    // `auto` uses the stylesheet, which respects reduced motion.
    scrollTo(target, 'auto')
  }
  return { track, index, go }
}
