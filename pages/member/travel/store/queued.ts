import { z } from 'zod'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { TravelActivity } from '#domain/travel/activity.ts'
import { TravelGuide } from '#domain/travel/guide.ts'
import { GuideEdit } from '#domain/travel/guide-edit.ts'
import { NewGuide } from '#domain/travel/new-guide.ts'
import { TravelSection } from '#domain/travel/section.ts'

/** A guide created on this device: the body of `POST /v1/travel/guides`. */
export const GuideCreation = NewGuide.extend({ type: z.literal('createGuide') })
export type GuideCreation = z.infer<typeof GuideCreation>

export const GuideRow = z.union([TravelActivity, TravelSection, TravelGuide])
export type GuideRow = z.infer<typeof GuideRow>

/** One change that is unsent or was refused. */
export const Queued = z.object({
  id: Identifier,
  edit: z.union([GuideEdit, GuideCreation]),
  /** Of an update: the previous values of its keys. `null` if not known for certain. */
  from: z.record(z.string(), z.unknown()).nullable(),
  /** Of an update: the row it was made from, in case that is deleted. */
  row: GuideRow.nullable().optional(),
  at: IsoDateTime,
  /** `sending`: it may have arrived. `conflict` and `refused` wait for the member's decision. */
  state: z.enum(['waiting', 'sending', 'conflict', 'refused']),
  /** Versions that were sent without a response, of an update its patches: the server may have any of them. */
  tried: z.array(z.record(z.string(), z.unknown())).optional(),
  /** Of a conflict: the server's row, `null` if it was deleted. */
  theirs: GuideRow.nullable().optional(),
  /** Of a refusal: the server's messages. */
  problem: z.array(z.string()).optional(),
})
export type Queued = z.infer<typeof Queued>

export type UpdateEdit = Extract<GuideEdit, { type: `update${string}` }>

export const isUpdate = (edit: Queued['edit']): edit is UpdateEdit =>
  edit.type === 'updateGuide' || edit.type === 'updateSection' || edit.type === 'updateActivity'

/** Whether it is still to be sent. */
export const isPending = ({ state }: Pick<Queued, 'state'>): boolean =>
  state === 'waiting' || state === 'sending'

/** The queue with one entry changed, or removed by `[]`. */
export const withEntry = <Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
  next: (entry: Entry) => Entry | [],
): Entry[] => entries.flatMap((entry) => (entry.id === id ? next(entry) : entry))

/** The queue after the member has decided about a refused change: to retry or to discard it. */
export const decided = <Entry extends Pick<Queued, 'id' | 'state'>>(
  entries: readonly Entry[],
  id: string,
  decision: 'again' | 'drop',
): Entry[] => withEntry(entries, id, (entry) => (decision === 'drop' ? [] : { ...entry, state: 'waiting' }))

/** The row of an update; edits of the guide itself have no identifier. */
export const rowOf = (edit: UpdateEdit): string => (edit.type === 'updateGuide' ? 'guide' : edit.id)

/** The maximum number of remembered attempts; without a network nothing arrives anyway. */
const TRIED = 20

/** Puts an entry back in the queue after an attempt with unknown result. */
export function requeued(entry: Queued): Queued {
  const { edit, tried = [] } = entry
  const patch = isUpdate(edit) ? edit.patch : {}
  const isNew = !tried.some((one) => isEqual(one, patch))
  return { ...entry, state: 'waiting', tried: isNew ? [...tried, patch].slice(-TRIED) : tried }
}
