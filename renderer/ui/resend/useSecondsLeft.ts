import { useEffect, useState } from 'react'

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Whole seconds until a moment, computed from the clock: timers of background tabs are throttled. */
export function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsTo(moment))
  useEffect(() => {
    const update = () => setLeft(secondsTo(moment))
    update()
    const timer = setInterval(update, 1000)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [moment])
  return left
}
