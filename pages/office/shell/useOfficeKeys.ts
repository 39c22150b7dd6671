import { useEffect, useRef } from 'react'
import { navigate } from '#renderer/navigation/navigate.ts'
import type { Staff } from '../useStaff.ts'
import { EVERYWHERE_KEYS, PLACE_KEYS } from './key-table.ts'
import { sectionsOf } from './sections.ts'
import { isSingleKey } from './single-keys.ts'

/** Timeout for the second key of a sequence, in milliseconds. */
const SEQUENCE_TIMEOUT_MS = 1200

/** The targets that a role can open, by the letter after `g`. */
export const placesOf = (staff: Staff): ReadonlyMap<string, string> => {
  const open = new Set(sectionsOf(staff).flatMap(({ sections }) => sections.map(({ path }) => path)))
  const places = PLACE_KEYS.map(({ letter, path }) => [letter as string, path()] as const)
  return new Map(places.filter(([, path]) => open.has(path)))
}

type OfficeKeyActions = { staff: Staff | null; find: () => void; keys: () => void }

/** Ctrl/⌘+K, `?`, and `g` followed by a letter. */
export function useOfficeKeys(actions: OfficeKeyActions): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    let begun = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event
      if (
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        key.toLowerCase() === EVERYWHERE_KEYS.open.keys[0]
      ) {
        // An editor may have handled the key, for example to set a link.
        if (event.defaultPrevented) return
        event.preventDefault()
        current.current.find()
        return
      }
      if (!isSingleKey(event)) return
      const { staff, keys } = current.current
      const isSecond = event.timeStamp - begun < SEQUENCE_TIMEOUT_MS
      const place = isSecond && staff ? placesOf(staff).get(key) : undefined
      begun = key === 'g' ? event.timeStamp : 0
      if (place) void navigate(place)
      else if (key === EVERYWHERE_KEYS.help.keys[0]) keys()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
