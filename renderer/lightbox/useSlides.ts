import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long a track has to stand still to be called settled. */
const SETTLED_MS = 120

/** Which slide of a snapping track is shown. A swipe decides it when it has settled, `go` decides it at once. */
export function useSlides(start: number, count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const scrollTo = useCallback((target: number, behavior: ScrollBehavior) => {
    const element = track.current
    element?.scrollTo({ left: target * element.clientWidth, behavior })
  }, [])
  useLayoutEffect(() => scrollTo(start, 'instant'), [scrollTo, start])
  useEffect(() => {
    const element = track.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIndex(Math.round(element.scrollLeft / element.clientWidth)), SETTLED_MS)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [])
  const go = (target: number) => {
    if (target < 0 || target >= count) return
    setIndex(target)
    // `auto` leaves it to the stylesheet, which knows who asked for less movement.
    scrollTo(target, 'auto')
  }
  return { track, index, go }
}
