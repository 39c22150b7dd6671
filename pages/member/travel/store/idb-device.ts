import type { ZodType } from 'zod'
import { GuideDocument } from '#domain/travel/guide-document.ts'
import { deviceDatabase } from '#renderer/device/database.ts'
import { type DeviceOf, emptyRow, type StoredRow } from './device.ts'
import { Queued } from './queued.ts'

/** The object stores of the rows and their changes, with their schemas. */
export type Shape<Base, Entry> = {
  rows: 'guides' | 'records'
  queues: 'queues' | 'recordQueues'
  base: ZodType<Base>
  entry: ZodType<Entry>
}

export const GUIDES: Shape<GuideDocument, Queued> = {
  rows: 'guides',
  queues: 'queues',
  base: GuideDocument,
  entry: Queued,
}

type RowValue = { base: unknown; openedAt: number; told: number } | undefined
type QueueValue = { id: string; entries: unknown } | undefined

const entriesOf = <Entry>(schema: ZodType<Entry>, row: QueueValue): Entry[] =>
  Array.isArray(row?.entries)
    ? row.entries.flatMap((value) => {
        const entry = schema.safeParse(value)
        if (!entry.success) console.error('a change on this device cannot be read', entry.error)
        return entry.success ? entry.data : []
      })
    : []

/** A base of another shape was written by an older build: it is dropped and fetched again. */
const storedRowOf = <Base, Entry>(
  { base, entry }: Shape<Base, Entry>,
  id: string,
  row: RowValue,
  queue: QueueValue,
): StoredRow<Base, Entry> | null =>
  row || queue
    ? {
        ...emptyRow(id),
        ...(row && {
          base: base.nullable().catch(null).parse(row.base),
          openedAt: row.openedAt,
          revision: row.told,
        }),
        entries: entriesOf(entry, queue),
      }
    : null

/**
 * Rows and their changes in IndexedDB. Each change is one transaction, which serialises tabs.
 * @param open opens the database for its member; rejects for everybody else
 */
export function idbDevice<Base, Entry>(
  shape: Shape<Base, Entry>,
  open = deviceDatabase,
): DeviceOf<Base, Entry> {
  const names = [shape.rows, shape.queues] as const
  return {
    read: async (id) => {
      const tx = (await open()).transaction(names)
      return storedRowOf(
        shape,
        id,
        await tx.objectStore(shape.rows).get(id),
        await tx.objectStore(shape.queues).get(id),
      )
    },

    list: async () => {
      const tx = (await open()).transaction(names)
      const rows = new Map((await tx.objectStore(shape.rows).getAll()).map((row) => [row.id, row]))
      const queues = new Map((await tx.objectStore(shape.queues).getAll()).map((row) => [row.id, row]))
      return [...new Set([...rows.keys(), ...queues.keys()])].flatMap(
        (id) => storedRowOf(shape, id, rows.get(id), queues.get(id)) ?? [],
      )
    },

    queuedIds: async () => (await open()).getAllKeys(shape.queues),

    change: async (id, next) => {
      const tx = (await open()).transaction(names, 'readwrite')
      const [rows, queues] = [tx.objectStore(shape.rows), tx.objectStore(shape.queues)]
      const before = storedRowOf(shape, id, await rows.get(id), await queues.get(id))
      const after = next(before ?? emptyRow(id))
      if (after) {
        const { entries, revision, ...row } = after
        // `told` is the name in databases that exist already.
        await rows.put({ ...row, told: revision })
        if (entries.length > 0) await queues.put({ id, entries })
      } else await rows.delete(id)
      if (!after || after.entries.length === 0) await queues.delete(id)
      await tx.done
      return after
    },

    changeEntries: async (id, next) => {
      const tx = (await open()).transaction(shape.queues, 'readwrite')
      const entries = next(entriesOf(shape.entry, await tx.store.get(id)))
      if (entries.length > 0) await tx.store.put({ id, entries })
      else await tx.store.delete(id)
      await tx.done
      return entries
    },
  }
}
