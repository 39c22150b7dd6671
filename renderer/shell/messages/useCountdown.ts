import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onEnd` after the duration, not counting pauses.
 * @returns functions to pause and to resume it
 */
export function useCountdown(duration: number, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false)
  const left = useRef(duration)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [isPaused])
  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}
