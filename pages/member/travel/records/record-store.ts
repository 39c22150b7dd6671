import type { TravelAction, TravelActionPatch } from '#domain/travel/action.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { decided } from '../store/queued.ts'
import { abortSending } from './photo-progress.ts'
import { newEntry, type RecordCreation, type RecordDevice, type StoredRecord } from './record-entry.ts'
import { createdRecord, isSendingOrTried, unsentPhotos, withChange } from './stored-record.ts'

/** The member's records with unsent changes, newest first; `null` until the device is read. */
export const unsentRecords = createStore<readonly StoredRecord[] | null>(null)

export const forgetRecords = (): void => unsentRecords.set(null)

const newestFirst = (one: StoredRecord, other: StoredRecord) =>
  (other.entries[0]?.at ?? '').localeCompare(one.entries[0]?.at ?? '')

export type RecordStore = ReturnType<typeof createRecordStore>

/** Offline store of one member's records: changes are saved on the device and sent later. */
export function createRecordStore(device: RecordDevice, onChange: (id: string) => void) {
  const show = async (): Promise<void> => {
    const stored = await device.list().catch(() => [])
    unsentRecords.set(stored.filter(({ entries }) => entries.length > 0).sort(newestFirst))
  }
  const change = async (id: string, next: (stored: StoredRecord) => StoredRecord | null): Promise<void> => {
    // Only records with unsent changes are listed here; others are fetched when they are opened.
    await device.change(id, (before) => {
      const after = next(before)
      return after && after.entries.length > 0 ? after : null
    })
    await show()
    onChange(id)
  }
  const changeEntry = (id: string, entryId: string, decision: 'again' | 'drop') =>
    change(id, (stored) => ({
      ...stored,
      entries: decided(stored.entries, entryId, decision),
    }))
  return {
    show,

    /** Adds a record created here. `isTried`: it was sent, but the response was lost. */
    create: async (action: RecordCreation, isTried: boolean): Promise<TravelAction> => {
      const entry = { ...newEntry({ type: 'createRecord', action }), isTried }
      await change(action.id, (stored) => ({ ...stored, entries: [entry, ...stored.entries] }))
      return createdRecord(action, entry.at)
    },

    update: (record: TravelAction, patch: TravelActionPatch) =>
      change(record.id, (stored) => ({
        ...stored,
        // Queued photos come without a base. Without one a creation is not sent yet.
        base: stored.entries.every(({ edit }) => edit.type === 'addPhoto') ? record : stored.base,
        entries: withChange(stored.entries, { type: 'updateRecord', patch }),
      })),

    remove: (id: string) =>
      change(id, (stored) => {
        for (const { edit } of unsentPhotos(stored)) abortSending(edit.photoId)
        return { ...stored, entries: withChange(stored.entries, { type: 'deleteRecord' }) }
      }),

    /** Removes a queued deletion. @returns whether the server cannot have it, so that nothing is left to restore */
    keep: async (id: string): Promise<boolean> => {
      let wasOnlyHere = false
      await change(id, (stored) => {
        const deletion = stored.entries.find(({ edit }) => edit.type === 'deleteRecord')
        wasOnlyHere = deletion !== undefined && !isSendingOrTried(deletion)
        return { ...stored, entries: stored.entries.filter((entry) => entry !== deletion) }
      })
      return wasOnlyHere
    },

    addPhoto: (id: string, photo: { photoId: string; name: string; photo: Blob }) =>
      change(id, (stored) => ({
        ...stored,
        entries: withChange(stored.entries, { type: 'addPhoto', ...photo }),
      })),

    /** Retries or discards a refused change; discarding a creation discards the record. */
    decide: (id: string, entryId: string, decision: 'again' | 'drop') => changeEntry(id, entryId, decision),

    dropPhoto: async (id: string, entryId: string, photoId: string): Promise<void> => {
      abortSending(photoId)
      await changeEntry(id, entryId, 'drop')
    },
  }
}
