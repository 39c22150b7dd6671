import { useEffect, useState } from 'react'

const PATIENCE_MS = 10_000

export type Reach = 'unknown' | 'reached' | 'failed'

/**
 * Whether another site answers at all, asked when `isWanted`: a frame that cannot be loaded shows the browser's own
 * error and tells nobody. What the answer says is not ours to read. `again` asks once more.
 */
export function useReachable(src: string, isWanted: boolean): { reach: Reach; again: () => void } {
  const [reach, setReach] = useState<Reach>('unknown')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    setReach('unknown')
    if (!isWanted) return
    const controller = new AbortController()
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(PATIENCE_MS)])
    fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
      () => setReach('reached'),
      () => controller.signal.aborted || setReach('failed'),
    )
    return () => controller.abort()
  }, [src, isWanted, attempt])
  return { reach, again: () => setAttempt((count) => count + 1) }
}
