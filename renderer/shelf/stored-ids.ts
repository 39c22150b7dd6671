import { storedFavoriteIds } from '#domain/shelf/storage.ts'
import { shownKeys } from './storage-keys.ts'

/** The ids of the favourites on this device; none where storage is blocked. */
export const storedIds = (): ReadonlySet<string> => {
  try {
    return storedFavoriteIds(localStorage.getItem(shownKeys().favorites))
  } catch {
    return new Set()
  }
}
