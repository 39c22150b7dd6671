import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { Queued } from './queued.ts'

/** What a device has of one thing: it as the server last told, and the changes that the server does not have. */
export type KeptRow<Base, Entry> = {
  id: string
  base: Base | null
  entries: readonly Entry[]
  /** When it was last looked at, or made the next trip: what was not for long makes room. Milliseconds. */
  openedAt: number
  /** Counts what the server told: an answer that was asked for before another one came is older than that one. */
  told: number
}

/** Where one member's guides or records and their unsent changes are. Each change is one step: no other tab comes between. */
export type DeviceOf<Base, Entry> = {
  read: (id: string) => Promise<KeptRow<Base, Entry> | null>
  list: () => Promise<KeptRow<Base, Entry>[]>
  /** Those with unsent changes. */
  queuedIds: () => Promise<string[]>
  /** Changes both; `null` lets go of it. */
  change: (
    id: string,
    next: (kept: KeptRow<Base, Entry>) => KeptRow<Base, Entry> | null,
  ) => Promise<KeptRow<Base, Entry> | null>
  /** Changes what is unsent only. */
  changeEntries: (
    id: string,
    next: (entries: readonly Entry[]) => readonly Entry[],
  ) => Promise<readonly Entry[]>
}

export type KeptGuide = KeptRow<GuideDocument, Queued>
export type Device = DeviceOf<GuideDocument, Queued>

export const nothingKept = (id: string) => ({ id, base: null, entries: [], openedAt: 0, told: 0 })

/** For a browser that keeps nothing: as good as a tab's life. */
export function memoryDevice<Base, Entry>(): DeviceOf<Base, Entry> {
  type Row = KeptRow<Base, Entry>
  const rows = new Map<string, Row>()
  const at = (id: string): Row => rows.get(id) ?? nothingKept(id)
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
      await change(id, (kept) => ({ ...kept, entries }))
      return entries
    },
  }
}
