import { type RefObject, useEffect } from 'react'

/**
 * Keeps the toolbar at the top of the visual viewport: on phones the on-screen keyboard scrolls sticky elements out
 * of view.
 */
export function useVisualViewportTop(bar: RefObject<HTMLElement | null>): void {
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
