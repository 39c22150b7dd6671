import { shelfFailed } from './shelf-view.ts'

type Shelf = typeof import('./shelf-actions.ts')

/** The shelf's code, loaded when it is first used. */
export const loadShelf = (): Promise<Shelf> => import('./shelf-actions.ts')

/** Runs a shelf action for the reader, or notifies them that it failed. */
export const withShelf = (act: (shelf: Shelf) => void) => void loadShelf().then(act, shelfFailed)
