import { useEffect, useState } from 'react'

const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Whole seconds until a moment, counted down by the clock, not by ticks: a tab in the background ticks seldom. */
export function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsTo(moment))
  useEffect(() => {
    const look = () => setLeft(secondsTo(moment))
    look()
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moment])
  return left
}
