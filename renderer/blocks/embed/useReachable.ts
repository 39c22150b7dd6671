import { useEffect, useState } from 'react'

const TIMEOUT_MS = 10_000

type Reach = 'unknown' | 'reached' | 'failed'

/**
 * Whether another site responds at all, checked when `isRequested`: a frame that cannot be loaded shows the browser's
 * error page without any event. The response is opaque. `again` repeats the check.
 */
export function useReachable(src: string, isRequested: boolean): { reach: Reach; again: () => void } {
  const [reach, setReach] = useState<Reach>('unknown')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each attempt
  useEffect(() => {
    setReach('unknown')
    if (!isRequested) return
    const controller = new AbortController()
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)])
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
      () => setReach('reached'),
      () => controller.signal.aborted || setReach('failed'),
    )
    return () => controller.abort()
  }, [src, isRequested, attempt])
  return { reach, again: () => setAttempt((count) => count + 1) }
}
