import { startTransition, useEffect, useState } from 'react'

/** One and a half screens at first, the rest when idle. */
const FIRST = 40
const STEP = 160

const whenIdle = (work: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(id)
}

/**
 * How many rows of a long list to render: few at first, so that interactions are fast, and soon all, so that keyboard,
 * find-in-page and screen readers reach every row. Another `of` is another list.
 */
export function useRowLimit(total: number, of: string): number {
  const [grown, setGrown] = useState({ of, limit: FIRST })
  const limit = grown.of === of ? grown.limit : FIRST
  useEffect(() => {
    if (limit >= total) return
    return whenIdle(() => startTransition(() => setGrown({ of, limit: limit + STEP })))
  }, [of, limit, total])
  return limit
}
