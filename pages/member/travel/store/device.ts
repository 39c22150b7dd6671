import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { Queued } from './queued.ts'

/** A row stored on the device: the server's last version, and the unsent changes. */
export type StoredRow<Base, Entry> = {
  id: string
  base: Base | null
  entries: readonly Entry[]
  /** When it was last opened, or cached as the next trip: the oldest are evicted first. Milliseconds. */
  openedAt: number
  /** Counts versions received from the server: a response requested before another one arrived is outdated. */
  revision: number
}

/** Storage of one member's guides or records with their unsent changes. Each change is atomic across tabs. */
export type DeviceOf<Base, Entry> = {
  read: (id: string) => Promise<StoredRow<Base, Entry> | null>
  list: () => Promise<StoredRow<Base, Entry>[]>
  /** The ids of rows with unsent changes. */
  queuedIds: () => Promise<string[]>
  /** Changes a row; `null` removes it. */
  change: (
    id: string,
    next: (stored: StoredRow<Base, Entry>) => StoredRow<Base, Entry> | null,
  ) => Promise<StoredRow<Base, Entry> | null>
  /** Changes only the unsent changes. */
  changeEntries: (
    id: string,
    next: (entries: readonly Entry[]) => readonly Entry[],
  ) => Promise<readonly Entry[]>
}

export type StoredGuide = StoredRow<GuideDocument, Queued>
export type Device = DeviceOf<GuideDocument, Queued>

export const emptyRow = (id: string) => ({ id, base: null, entries: [], openedAt: 0, revision: 0 })

/** In-memory storage, for browsers without IndexedDB: lasts as long as the tab. */
export function memoryDevice<Base, Entry>(): DeviceOf<Base, Entry> {
  type Row = StoredRow<Base, Entry>
  const rows = new Map<string, Row>()
  const at = (id: string): Row => rows.get(id) ?? emptyRow(id)
  const change: DeviceOf<Base, Entry>['change'] = async (id, next) => {
    const changed = next(at(id))
    if (changed) rows.set(id, changed)
    else rows.delete(id)
    return changed
  }
  return {
    read: async (id) => rows.get(id) ?? null,
    list: async () => [...rows.values()],
    queuedIds: async () => [...rows.values()].flatMap(({ id, entries }) => (entries.length > 0 ? id : [])),
    change,
    changeEntries: async (id, next) => {
      const entries = next(at(id).entries)
      await change(id, (stored) => ({ ...stored, entries }))
      return entries
    },
  }
}
