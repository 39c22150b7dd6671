import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** A hidden page's timers sleep: it looks at the clock again when it is seen. */
const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, 10_000)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The reader's present, a new one each minute; `null` in the server's HTML, which may be days old when it is read. */
export function useThisMinute(): Date | null {
  const minutes = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  )
  return minutes === null ? null : new Date(minutes * MINUTE_MS)
}
