import { storedFavoriteIds } from '#domain/shelf/storage.ts'
import { DEVICE_KEYS, shownKeys } from './storage-keys.ts'

/** The ids of the favourites on this device; none where storage is blocked. */
export const storedIds = (): ReadonlySet<string> => {
  try {
    // Without the mark of a member no cookie has to be read.
    const keys = 'member' in document.documentElement.dataset ? shownKeys() : DEVICE_KEYS
    return storedFavoriteIds(localStorage.getItem(keys.favorites))
  } catch {
    return new Set()
  }
}
