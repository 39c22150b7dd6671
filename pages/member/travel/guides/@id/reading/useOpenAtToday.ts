import { useEffect, useRef } from 'react'
import type { TravelSection } from '#domain/travel/section.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { anchorOf } from './DayBar.tsx'

/** Pictures and texts that load late shift the page after scrolling. */
const SETTLED_AFTER = 1500
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls an element to the top and keeps it there until the page has settled or the user scrolls. */
function holdAt(id: string): () => void {
  const place = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  // Also after the router, which scrolls a new page to its top.
  const frame = requestAnimationFrame(place)
  const observer = new ResizeObserver(place)
  observer.observe(document.body)
  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    observer.disconnect()
    for (const type of HANDS) removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, SETTLED_AFTER)
  for (const type of HANDS) addEventListener(type, stop, { passive: true })
  return stop
}

/**
 * During the trip the guide opens at today's section, in Japan's time zone; otherwise at the top. Not when the URL has
 * a hash, or on back navigation.
 */
export function useOpenAtToday(sections: readonly TravelSection[], today: string | null): void {
  const { isBackwardNavigation } = usePageContext()
  const isOpened = useRef(isBackwardNavigation === true)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    if (isOpened.current || today === null) return
    isOpened.current = true
    const day = sections.find(({ kind, date }) => kind === 'day' && date === today)
    if (!day || location.hash) return
    stop.current = holdAt(anchorOf(day.id))
  }, [sections, today])
}
