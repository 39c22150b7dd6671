import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Timers of a hidden page are throttled: update when it becomes visible. */
const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, 10_000)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The current time, updated every minute; `null` in the server's HTML, which may be days old. */
export function useThisMinute(): Date | null {
  const minutes = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  )
  return minutes === null ? null : new Date(minutes * MINUTE_MS)
}
