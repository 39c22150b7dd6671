import type { StoreValue } from 'idb'
import { GuideDocument } from '#domain/travel/guide-document.ts'
import { type DeviceSchema, deviceDatabase } from '#renderer/device/database.ts'
import { type Device, type KeptGuide, nothingKept } from './device.ts'
import { Queued } from './queued.ts'

type GuideValue = StoreValue<DeviceSchema, 'guides'>
type QueueValue = { id: string; entries: unknown } | undefined

/** An older build may have written another shape: such a guide is asked for again. */
const baseOf = (value: unknown): GuideDocument | null => GuideDocument.nullable().catch(null).parse(value)

const entriesOf = (row: QueueValue): Queued[] =>
  Array.isArray(row?.entries)
    ? row.entries.flatMap((value) => {
        const entry = Queued.safeParse(value)
        if (!entry.success) console.error('a change on this device cannot be read', entry.error)
        return entry.success ? entry.data : []
      })
    : []

const keptOf = (id: string, guide: GuideValue | undefined, queue: QueueValue): KeptGuide | null =>
  guide || queue
    ? {
        ...nothingKept(id),
        ...(guide && { base: baseOf(guide.base), openedAt: guide.openedAt, told: guide.told }),
        entries: entriesOf(queue),
      }
    : null

/**
 * Guides and changes in IndexedDB. Each change is one transaction: tabs wait for each other.
 * @param open opens the database for its one member; rejects for everybody else
 */
export const idbDevice = (open = deviceDatabase): Device => ({
  read: async (id) => {
    const tx = (await open()).transaction(['guides', 'queues'])
    return keptOf(id, await tx.objectStore('guides').get(id), await tx.objectStore('queues').get(id))
  },

  list: async () => {
    const tx = (await open()).transaction(['guides', 'queues'])
    const guides = new Map((await tx.objectStore('guides').getAll()).map((row) => [row.id, row]))
    const queues = new Map((await tx.objectStore('queues').getAll()).map((row) => [row.id, row]))
    return [...new Set([...guides.keys(), ...queues.keys()])].flatMap(
      (id) => keptOf(id, guides.get(id), queues.get(id)) ?? [],
    )
  },

  queuedIds: async () => (await open()).getAllKeys('queues'),

  change: async (id, next) => {
    const tx = (await open()).transaction(['guides', 'queues'], 'readwrite')
    const [guides, queues] = [tx.objectStore('guides'), tx.objectStore('queues')]
    const before = keptOf(id, await guides.get(id), await queues.get(id))
    const after = next(before ?? nothingKept(id))
    if (after) {
      const { entries, ...guide } = after
      await guides.put(guide)
      if (entries.length > 0) await queues.put({ id, entries })
    } else await guides.delete(id)
    if (!after || after.entries.length === 0) await queues.delete(id)
    await tx.done
    return after
  },

  changeEntries: async (id, next) => {
    const tx = (await open()).transaction('queues', 'readwrite')
    const entries = next(entriesOf(await tx.store.get(id)))
    if (entries.length > 0) await tx.store.put({ id, entries })
    else await tx.store.delete(id)
    await tx.done
    return entries
  },
})

/** Whether this browser keeps anything: some that are told to keep nothing say so only when asked. */
export const keepsAnything = async (): Promise<boolean> =>
  deviceDatabase().then(
    () => true,
    () => false,
  )
