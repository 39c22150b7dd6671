import { type RefObject, useEffect } from 'react'

/**
 * Where the part of the page begins that is seen. A keyboard on the screen of a phone pushes the page up behind the
 * edge of the screen, and what stays at the edge of the page goes with it.
 */
export function useSeenTop(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    const place = () => bar.current?.style.setProperty('--seen-top', `${Math.max(0, seen?.offsetTop ?? 0)}px`)
    seen?.addEventListener('resize', place)
    seen?.addEventListener('scroll', place)
    return () => {
      seen?.removeEventListener('resize', place)
      seen?.removeEventListener('scroll', place)
    }
  }, [bar])
}
