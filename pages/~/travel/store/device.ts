import type { Kept } from './kept.ts'
import type { Queued } from './queued.ts'

export type KeptGuide = Kept & {
  id: string
  /** When it was last looked at, or made the next trip: what was not for long makes room. Milliseconds. */
  openedAt: number
  /** Counts what the server told: an answer that was asked for before another one came is older than that one. */
  told: number
}

type Entries = readonly Queued[]

/** Where one member's guides and their unsent changes are kept. Each change is one step: no other tab comes between. */
export type Device = {
  read: (id: string) => Promise<KeptGuide | null>
  list: () => Promise<KeptGuide[]>
  /** The guides with unsent changes. */
  queuedIds: () => Promise<string[]>
  /** Changes both; `null` lets go of the guide. */
  change: (id: string, next: (kept: KeptGuide) => KeptGuide | null) => Promise<KeptGuide | null>
  /** Changes what is unsent only. */
  changeEntries: (id: string, next: (entries: Entries) => Entries) => Promise<Entries>
}

export const nothingKept = (id: string): KeptGuide => ({ id, base: null, entries: [], openedAt: 0, told: 0 })

/** For a browser that keeps nothing: as good as a tab's life. */
export function memoryDevice(): Device {
  const guides = new Map<string, KeptGuide>()
  const at = (id: string) => guides.get(id) ?? nothingKept(id)
  const change: Device['change'] = async (id, next) => {
    const changed = next(at(id))
    if (changed) guides.set(id, changed)
    else guides.delete(id)
    return changed
  }
  return {
    read: async (id) => guides.get(id) ?? null,
    list: async () => [...guides.values()],
    queuedIds: async () => [...guides.values()].flatMap(({ id, entries }) => (entries.length > 0 ? id : [])),
    change,
    changeEntries: async (id, next) => {
      const entries = next(at(id).entries)
      await change(id, (kept) => ({ ...kept, entries }))
      return entries
    },
  }
}
