import { useSyncExternalStore } from 'react'
import { shelfFailed } from './shelf-view.ts'

type Shelf = typeof import('./shelf-actions.ts')

/** The shelf's code is loaded after hydration, behind everything the reader needs first. */
let shelf: Shelf | undefined
export const loadShelf = async (): Promise<Shelf> => {
  shelf ??= await import('./shelf-actions.ts')
  return shelf
}

/** Runs a shelf action for the reader, or notifies them that it failed. */
export const withShelf = (act: (shelf: Shelf) => void) => void loadShelf().then(act, shelfFailed)

const subscribe = (onChange: () => void) => {
  const stops: (() => void)[] = []
  let isOver = false
  const follow = (loaded: Shelf) => {
    if (isOver) return
    stops.push(loaded.subscribe(onChange), loaded.subscribeToNotices(onChange))
    onChange()
  }
  // If the code cannot be loaded the shelf looks empty; actions show an error.
  loadShelf().then(follow, () => {})
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

/**
 * A value selected from the shelf; `before` in the server's HTML and until the shelf is loaded. The selector must
 * return a stable value.
 */
export const useShelf = <Value>(select: (shelf: Shelf) => Value, before: Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => (shelf ? select(shelf) : before),
    () => before,
  )
