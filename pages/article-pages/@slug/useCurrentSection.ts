import { useEffect, useState } from 'react'

/** A section is current once its heading is in the upper third of the viewport or above. */
const REACHED = { rootMargin: '1000000px 0px -66% 0px' }

/** The id of the current section, `null` before the first. */
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
