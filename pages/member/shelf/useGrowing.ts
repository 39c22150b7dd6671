import { startTransition, useEffect, useState } from 'react'

/** A screenful and a half at once, the rest while nobody waits. */
const FIRST = 40
const STEP = 160

const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(id)
}

/**
 * How many rows of a long list are drawn: few at first, so that choosing and typing answer at once, and soon all, so that
 * the keyboard, the browser's own search and screen readers reach every one. Another `of` is another list.
 */
export function useGrowing(total: number, of: string): number {
  const [grown, setGrown] = useState({ of, limit: FIRST })
  const limit = grown.of === of ? grown.limit : FIRST
  useEffect(() => {
    if (limit >= total) return
    return whenIdle(() => startTransition(() => setGrown({ of, limit: limit + STEP })))
  }, [of, limit, total])
  return limit
}
