import { storedHeartKeys } from '#domain/shelf/storage.ts'
import { DEVICE_KEYS, shownKeys } from './storage-keys.ts'

/** The keys of the favourites on this device; none where storage is blocked. */
export const storedHearts = (): ReadonlySet<string> => {
  try {
    // Without the mark of a member no cookie has to be read.
    const keys = 'member' in document.documentElement.dataset ? shownKeys() : DEVICE_KEYS
    return storedHeartKeys(localStorage.getItem(keys.favorites))
  } catch {
    return new Set()
  }
}
