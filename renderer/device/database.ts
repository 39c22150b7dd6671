import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DEVICE_DATABASE } from './names.ts'

/** The IndexedDB database of a member's device. Rows are parsed on reading: an older build may have written them. */
interface DeviceSchema extends DBSchema {
  /** The member who owns the data. */
  owner: { key: 'owner'; value: { username: string; account: unknown } }
  guides: { key: string; value: { id: string; base: unknown; openedAt: number; told: number } }
  /** The unsent changes of each guide. */
  queues: { key: string; value: { id: string; entries: unknown } }
  /** Unsaved changes of staff in a manuscript, with the version they are based on, by tab. */
  manuscripts: { key: string; value: { id: string; base: unknown; fields: unknown; savedAt: number } }
  /** The last responses of calls, for offline use. */
  answers: { key: string; value: { key: string; value: unknown; savedAt: number } }
  records: { key: string; value: { id: string; base: unknown; openedAt: number; told: number } }
  /** The unsent changes of each travel record, including its photos. */
  recordQueues: { key: string; value: { id: string; entries: unknown } }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

const VERSION = 3

let opened: Promise<DeviceDatabase> | undefined

/** Opened once and shared; reopened after it was closed or deleted. Rejects where storage is not available. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>(DEVICE_DATABASE, VERSION, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore('owner')
        database.createObjectStore('guides', { keyPath: 'id' })
        database.createObjectStore('queues', { keyPath: 'id' })
      }
      if (before < 2) database.createObjectStore('manuscripts', { keyPath: 'id' })
      database.createObjectStore('answers', { keyPath: 'key' })
      database.createObjectStore('records', { keyPath: 'id' })
      database.createObjectStore('recordQueues', { keyPath: 'id' })
    },
    // Another tab deletes the database at a logout, or upgrades it for a newer build.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  }).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}
