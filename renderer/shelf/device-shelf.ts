import { DEVICE_KEYS } from './storage-keys.ts'
import { createStoredShelf } from './stored-shelf.ts'

/** The shelf of readers who are not signed in. It stays in this browser until a login merges it. */
export const deviceShelf = createStoredShelf(DEVICE_KEYS)
