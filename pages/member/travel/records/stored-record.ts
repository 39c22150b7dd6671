import type { TravelAction } from '#domain/travel/action.ts'
import { messageLines, ResponseError, type StatusError } from '#renderer/shell/errors/errors.ts'
import { withEntry } from '../store/queued.ts'
import {
  newEntry,
  type RecordCreation,
  type RecordEdit,
  type RecordEntry,
  type StoredRecord,
} from './record-entry.ts'

type Rest = Pick<StoredRecord, 'base' | 'entries'>

/** A new record before the server has it. */
export const createdRecord = (action: RecordCreation, at: string): TravelAction => ({
  ...action,
  photos: [],
  version: 1,
  createdAt: at,
  updatedAt: at,
})

function applied(record: TravelAction | null, { edit, at }: RecordEntry): TravelAction | null {
  if (edit.type === 'createRecord') return record ?? createdRecord(edit.action, at)
  if (edit.type === 'deleteRecord') return null
  if (edit.type !== 'updateRecord' || !record) return record
  const { photos: _, ...fields } = edit.patch
  return { ...record, ...fields }
}

/** The record with its unsent changes; `null` if it is deleted or not on this device. */
export const recordOf = ({ base, entries }: Rest): TravelAction | null => entries.reduce(applied, base)

/** The unsent photos of a record. */
export const unsentPhotos = ({ entries }: Pick<Rest, 'entries'>) =>
  entries.flatMap((entry) => (entry.edit.type === 'addPhoto' ? { ...entry, edit: entry.edit } : []))

export const isSendingOrTried = ({ state, isTried }: RecordEntry) => state === 'sending' || isTried

/** Appends a change to a queue, or merges it into an unsent creation. Deleting an unsent record empties its queue. */
export function withChange(entries: readonly RecordEntry[], edit: RecordEdit): readonly RecordEntry[] {
  const [first] = entries
  const isHere = first?.edit.type === 'createRecord' && !isSendingOrTried(first)
  if (edit.type === 'deleteRecord') return isHere ? [] : [...entries.filter(isSendingOrTried), newEntry(edit)]
  if (edit.type !== 'updateRecord' || !isHere || first.edit.type !== 'createRecord')
    return [...entries, newEntry(edit)]
  const { photos: _, ...fields } = edit.patch
  const created: RecordEntry = {
    ...first,
    state: 'waiting',
    edit: { ...first.edit, action: { ...first.edit.action, ...fields } },
  }
  return [created, ...entries.slice(1)]
}

/** Applies the server's acknowledgement of a change. */
export const acknowledged = ({ base, entries }: Rest, entryId: string, answer: unknown): Rest => ({
  base: (answer as TravelAction | null) ?? base,
  entries: entries.filter(({ id }) => id !== entryId),
})

const NOT_FOUND = 404

/**
 * Marks a change as refused with the server's reason, until the member decides. On a version conflict the server's
 * version becomes the base, so that a retry overwrites it.
 */
export function afterRefusal({ base, entries }: Rest, entryId: string, error: StatusError): Rest {
  const entry = entries.find(({ id }) => id === entryId)
  if (entry?.edit.type === 'deleteRecord' && error.status === NOT_FOUND)
    return { base: null, entries: entries.filter(({ id }) => id !== entryId) }
  const theirs = error instanceof ResponseError ? error.data?.travelAction : undefined
  return {
    base: (theirs as TravelAction | undefined) ?? base,
    entries: withEntry(entries, entryId, (one) => ({
      ...one,
      state: 'refused',
      problem: messageLines(error),
    })),
  }
}
