import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DEVICE_DATABASE } from './names.ts'

/** What a member's device keeps. Rows are parsed by whoever reads them: an older build may have written them. */
export interface DeviceSchema extends DBSchema {
  /** The one member whose things these are. */
  owner: { key: 'owner'; value: { username: string; account: unknown } }
  guides: { key: string; value: { id: string; base: unknown; openedAt: number; told: number } }
  /** The changes of each guide that the server does not have. */
  queues: { key: string; value: { id: string; entries: unknown } }
  /** What staff changed in a manuscript and the server does not have, with what it grew out of. */
  manuscripts: { key: string; value: { id: string; base: unknown; fields: unknown; savedAt: number } }
  /** What calls answered last, for a visit without a network. */
  answers: { key: string; value: { key: string; value: unknown; savedAt: number } }
  records: { key: string; value: { id: string; base: unknown; openedAt: number; told: number } }
  /** The changes of each travel record that the server does not have, its photos among them. */
  recordQueues: { key: string; value: { id: string; entries: unknown } }
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>

const VERSION = 3

let opened: Promise<DeviceDatabase> | undefined

/** Opens it once for all; after it was closed or removed it is opened anew. Rejects where the browser keeps nothing. */
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
    // Another tab removes it, at a logout, or is of a newer build.
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
