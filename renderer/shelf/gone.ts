import { keyOf, type Target } from '#domain/shelf/shelf.ts'
import { createStore } from '../shell/messages/store.ts'

/** What was taken off a list while its page was open; an entry that was put back is not among them. */
type Gone = ReadonlySet<string>

export const goneFavorites = createStore<Gone>(new Set())
export const goneHistories = createStore<Gone>(new Set())

const changed = (store: typeof goneFavorites, change: (keys: Set<string>) => void) => {
  const keys = new Set(store.get())
  change(keys)
  store.set(keys)
}

/** What of the list before is not on the list now is gone; what is on it is not. */
export const noteFavorites = (before: readonly Target[], now: readonly Target[]): void =>
  changed(goneFavorites, (keys) => {
    for (const target of before) keys.add(keyOf(target))
    for (const target of now) keys.delete(keyOf(target))
  })

export const noteForgotten = (target: Target): void =>
  changed(goneHistories, (keys) => keys.add(keyOf(target)))
export const noteRemembered = (targets: readonly Target[]): void =>
  changed(goneHistories, (keys) => {
    for (const target of targets) keys.delete(keyOf(target))
  })
