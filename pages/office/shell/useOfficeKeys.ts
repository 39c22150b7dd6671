import { useEffect, useRef } from 'react'
import { navigate } from '#renderer/navigation/navigate.ts'
import { paths } from '../paths.ts'
import type { Staff } from '../useStaff.ts'
import { sectionsOf } from './sections.ts'
import { isSingleKey } from './single-keys.ts'

/** What follows `g`. */
const PLACES: Readonly<Record<string, () => string>> = {
  h: () => paths.home(),
  c: () => paths.calendar(),
  a: () => paths.list('article-page'),
  s: () => paths.list('spot'),
  m: () => paths.media(),
  p: () => paths.publications(),
}

/** So long the second key of a pair may take, in milliseconds. */
const PATIENCE = 1200

/** The places that a role can open, by the letter that follows `g`. */
export const placesOf = (staff: Staff): ReadonlyMap<string, string> => {
  const open = new Set(sectionsOf(staff).flatMap(({ sections }) => sections.map(({ path }) => path)))
  const places = Object.entries(PLACES).map(([key, path]) => [key, path()] as const)
  return new Map(places.filter(([, path]) => open.has(path)))
}

type Ways = { staff: Staff | null; find: () => void; keys: () => void }

/** Ctrl/⌘+K, `?`, and `g` followed by the letter of a place, wherever the focus is. */
export function useOfficeKeys(ways: Ways): void {
  const current = useRef(ways)
  current.current = ways
  useEffect(() => {
    let begun = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k') {
        // An editor may want it for a link: what it takes is prevented by then.
        if (event.defaultPrevented) return
        event.preventDefault()
        current.current.find()
        return
      }
      if (!isSingleKey(event)) return
      const { staff, keys } = current.current
      const isSecond = event.timeStamp - begun < PATIENCE
      const place = isSecond && staff ? placesOf(staff).get(key) : undefined
      begun = key === 'g' ? event.timeStamp : 0
      if (place) void navigate(place)
      else if (key === '?') keys()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
