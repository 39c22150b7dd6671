import { useEffect, useState } from 'react'

/** The id of the current section: the last one that starts in the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const visible = new Set<string>()
    const all = key.split(' ')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        const first = all.find((id) => visible.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-20% 0px -60% 0px' },
    )
    for (const id of all) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
