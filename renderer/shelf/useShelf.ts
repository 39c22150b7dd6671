import { useSyncExternalStore } from 'react'
import { shelfFailed } from './shelf-view.ts'

type Shelf = typeof import('./shelf-actions.ts')

/** Rules and storage come with the first page that answers, after all that a reader needs. */
let shelf: Shelf | undefined
export const loadShelf = async (): Promise<Shelf> => {
  shelf ??= await import('./shelf-actions.ts')
  return shelf
}

/** Does something with the shelf that the reader asked for, or says that it could not. */
export const withShelf = (act: (shelf: Shelf) => void) => void loadShelf().then(act, shelfFailed)

const subscribe = (onChange: () => void) => {
  const stops: (() => void)[] = []
  let isOver = false
  const follow = (loaded: Shelf) => {
    if (isOver) return
    stops.push(loaded.subscribe(onChange), loaded.subscribeToNotices(onChange))
    onChange()
  }
  // Without its code the shelf looks empty; whoever presses something is told.
  loadShelf().then(follow, () => {})
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

/** A value of the shelf; `before` in the server's HTML and until the shelf is there. It must not be a new object each time. */
export const useShelf = <Value>(select: (shelf: Shelf) => Value, before: Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => (shelf ? select(shelf) : before),
    () => before,
  )
