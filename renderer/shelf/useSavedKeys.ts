import { useSyncExternalStore } from 'react'
import { storedHearts } from './stored-hearts.ts'

type Keys = ReadonlySet<string>

const NONE: Keys = new Set()
const listeners = new Set<() => void>()
let shown: Keys | undefined
let isShelfLoaded = false

const notify = () => {
  for (const listener of [...listeners]) listener()
}

/** Called by the shelf's code on every change; it knows more than storage, which may be blocked. */
export function showSavedKeys(keys: Keys): void {
  isShelfLoaded = true
  shown = keys
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

const current = (): Keys => {
  shown ??= storedHearts()
  return shown
}

/** The keys of the favourites. Until the shelf's code is loaded they come from storage; the server has none. */
export const useSavedKeys = (): Keys => useSyncExternalStore(subscribe, current, () => NONE)
