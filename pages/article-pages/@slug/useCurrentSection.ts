import { useEffect, useState } from 'react'

/** A heading has been reached when it stands in the upper third of the screen, or above it. */
const REACHED = { rootMargin: '1000000px 0px -66% 0px' }

/** The id of the section that is being read: the last one reached, `null` before the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const all = key.split(' ')
    const reached = new Set<string>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        isIntersecting ? reached.add(target.id) : reached.delete(target.id)
      setCurrent(all.findLast((id) => reached.has(id)) ?? null)
    }, REACHED)
    for (const id of all) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
