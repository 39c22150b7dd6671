import type { TravelAction } from '#domain/travel/action.ts'

import { messageLines, ResponseError, type StatusError } from '#renderer/shell/errors/errors.ts'
import {
  type KeptRecord,
  newEntry,
  type RecordCreation,
  type RecordEdit,
  type RecordEntry,
} from './record-entry.ts'

type Rest = Pick<KeptRecord, 'base' | 'entries'>

/** A record before the server has it. */
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

/** The record as its member left it; `null` for one that is deleted, or that is not here. */
export const recordOf = ({ base, entries }: Rest): TravelAction | null => entries.reduce(applied, base)

/** The photos of a record that the server does not have. */
export const unsentPhotos = ({ entries }: Pick<Rest, 'entries'>) =>
  entries.flatMap((entry) => (entry.edit.type === 'addPhoto' ? { ...entry, edit: entry.edit } : []))

const isOnItsWay = ({ state, isTried }: RecordEntry) => state === 'sending' || isTried

/**
 * A queue with a change behind it, or within the creation where that did not leave this device. A record that never left
 * and is deleted leaves nothing.
 */
export function withChange(entries: readonly RecordEntry[], edit: RecordEdit): readonly RecordEntry[] {
  const [first] = entries
  const isHere = first?.edit.type === 'createRecord' && !isOnItsWay(first)
  if (edit.type === 'deleteRecord') return isHere ? [] : [...entries.filter(isOnItsWay), newEntry(edit)]
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

/** The server has made a change. */
export const acknowledged = ({ base, entries }: Rest, entryId: string, answer: unknown): Rest => ({
  base: (answer as TravelAction | null) ?? base,
  entries: entries.filter(({ id }) => id !== entryId),
})

const GONE = 404

/**
 * What becomes of a change that the server will not make: it is put aside with what the server said, until its member
 * decides. A record that was changed elsewhere meanwhile is known from here on, so that sending once more overwrites it.
 */
export function afterRefusal({ base, entries }: Rest, entryId: string, error: StatusError): Rest {
  const entry = entries.find(({ id }) => id === entryId)
  if (entry?.edit.type === 'deleteRecord' && error.status === GONE)
    return { base: null, entries: entries.filter(({ id }) => id !== entryId) }
  const theirs = error instanceof ResponseError ? error.data?.travelAction : undefined
  return {
    base: (theirs as TravelAction | undefined) ?? base,
    entries: entries.map((one) =>
      one.id === entryId ? { ...one, state: 'refused', problem: messageLines(error) } : one,
    ),
  }
}
