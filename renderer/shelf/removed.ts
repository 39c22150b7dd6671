import { keyOf, type Target } from '#domain/shelf/shelf.ts'
import { createStore } from '../shell/messages/store.ts'

/** Entries removed from a list while its page is open, except restored ones. */
type Removed = ReadonlySet<string>

export const removedFavorites = createStore<Removed>(new Set())
export const removedHistories = createStore<Removed>(new Set())

const changed = (store: typeof removedFavorites, change: (keys: Set<string>) => void) => {
  const keys = new Set(store.get())
  change(keys)
  store.set(keys)
}

/** Marks entries that are no longer on the list as removed, and entries on it as not removed. */
export const noteFavorites = (before: readonly Target[], now: readonly Target[]): void =>
  changed(removedFavorites, (keys) => {
    for (const target of before) keys.add(keyOf(target))
    for (const target of now) keys.delete(keyOf(target))
  })

export const noteRemoved = (target: Target): void =>
  changed(removedHistories, (keys) => keys.add(keyOf(target)))
export const noteRestored = (targets: readonly Target[]): void =>
  changed(removedHistories, (keys) => {
    for (const target of targets) keys.delete(keyOf(target))
  })
