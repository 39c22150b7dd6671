import type { TravelAction, TravelActionPatch } from '#domain/travel/action.ts'
import { createStore } from '#renderer/shell/messages/store.ts'
import { createdRecord, unsentPhotos, withChange } from './kept-record.ts'
import { abortSending } from './photo-progress.ts'
import { type KeptRecord, newEntry, type RecordCreation, type RecordDevice } from './record-entry.ts'

/** The records of whoever is here that have something unsent, newest first; `null` until the device has told. */
export const unsentRecords = createStore<readonly KeptRecord[] | null>(null)

export const forgetRecords = (): void => unsentRecords.set(null)

const newestFirst = (one: KeptRecord, other: KeptRecord) =>
  (other.entries[0]?.at ?? '').localeCompare(one.entries[0]?.at ?? '')

export type RecordStore = ReturnType<typeof createRecordStore>

/** What one member's pages do with records that cannot be sent now: the device holds them, the server gets them later. */
export function createRecordStore(device: RecordDevice, onChange: (id: string) => void) {
  const show = async (): Promise<void> => {
    const kept = await device.list().catch(() => [])
    unsentRecords.set(kept.filter(({ entries }) => entries.length > 0).sort(newestFirst))
  }
  const change = async (id: string, next: (kept: KeptRecord) => KeptRecord | null): Promise<void> => {
    // What has nothing unsent is fetched when it is looked at.
    await device.change(id, (before) => {
      const after = next(before)
      return after && after.entries.length > 0 ? after : null
    })
    await show()
    onChange(id)
  }
  const changeEntry = (id: string, entryId: string, way: 'again' | 'drop') =>
    change(id, (kept) => ({
      ...kept,
      entries: kept.entries.flatMap((entry) => {
        if (entry.id !== entryId) return entry
        return way === 'drop' ? [] : { ...entry, state: 'waiting' as const }
      }),
    }))
  return {
    show,

    /** A record that was made here. `isTried`: it was sent, and nobody knows whether it arrived. */
    create: async (action: RecordCreation, isTried: boolean): Promise<TravelAction> => {
      const entry = { ...newEntry({ type: 'createRecord', action }), isTried }
      await change(action.id, (kept) => ({ ...kept, entries: [entry, ...kept.entries] }))
      return createdRecord(action, entry.at)
    },

    update: (record: TravelAction, patch: TravelActionPatch) =>
      change(record.id, (kept) => ({
        ...kept,
        base: kept.entries.length > 0 ? kept.base : record,
        entries: withChange(kept.entries, { type: 'updateRecord', patch }),
      })),

    remove: (id: string) =>
      change(id, (kept) => {
        for (const { edit } of unsentPhotos(kept)) abortSending(edit.photoId)
        return { ...kept, entries: withChange(kept.entries, { type: 'deleteRecord' }) }
      }),

    addPhoto: (id: string, photo: { photoId: string; name: string; photo: Blob }) =>
      change(id, (kept) => ({
        ...kept,
        entries: withChange(kept.entries, { type: 'addPhoto', ...photo }),
      })),

    /** Sends what was refused once more, or lets go of it; a creation takes all of its record along. */
    decide: (id: string, entryId: string, way: 'again' | 'drop') => changeEntry(id, entryId, way),

    dropPhoto: async (id: string, entryId: string, photoId: string): Promise<void> => {
      abortSending(photoId)
      await changeEntry(id, entryId, 'drop')
    },
  }
}
