import { useSyncExternalStore } from 'react'
import { storedIds } from './stored-ids.ts'

type Ids = ReadonlySet<string>

const NONE: Ids = new Set()
const listeners = new Set<() => void>()
let shown: Ids | undefined
let isShelfLoaded = false

const notify = () => {
  for (const listener of [...listeners]) listener()
}

/** Called by the shelf's code on every change; it knows more than storage, which may be blocked. */
export function showSavedIds(ids: Ids): void {
  isShelfLoaded = true
  shown = ids
  notify()
}

const readAgain = () => {
  if (isShelfLoaded) return
  shown = undefined
  notify()
}

const subscribe = (onChange: () => void) => {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

const current = (): Ids => {
  shown ??= storedIds()
  return shown
}

/** The ids of the favourites. Until the shelf's code is loaded they come from storage; the server has none. */
export const useSavedIds = (): Ids => useSyncExternalStore(subscribe, current, () => NONE)
