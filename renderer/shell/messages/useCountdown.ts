import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onEnd` when the time is over. While it is paused no time passes.
 * @returns how to pause it, and how to let it run on
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
