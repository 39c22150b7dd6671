import { z } from 'zod'
import { IsoDateTime } from '#domain/date/iso-date.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { TravelActivity } from '#domain/travel/activity.ts'
import { TravelGuide } from '#domain/travel/guide.ts'
import { GuideEdit } from '#domain/travel/guide-edit.ts'
import { NewGuide } from '#domain/travel/new-guide.ts'
import { TravelSection } from '#domain/travel/section.ts'

/** A whole guide that was made on this device: what `POST /v1/travel/guides` takes. */
export const GuideCreation = NewGuide.extend({ type: z.literal('createGuide') })
export type GuideCreation = z.infer<typeof GuideCreation>

export const GuideRow = z.union([TravelActivity, TravelSection, TravelGuide])
export type GuideRow = z.infer<typeof GuideRow>

/** One change that the server does not have yet, or would not take. */
export const Queued = z.object({
  id: Identifier,
  edit: z.union([GuideEdit, GuideCreation]),
  /** Of an update: what was there before, under the keys that it writes. `null` where that is not known for certain. */
  from: z.record(z.string(), z.unknown()).nullable(),
  /** Of an update: the row that it was made from, for when it is gone. */
  row: GuideRow.nullable().optional(),
  at: IsoDateTime,
  /** `sending`: it may have arrived. `conflict` and `refused` are put aside until somebody decides. */
  state: z.enum(['waiting', 'sending', 'conflict', 'refused']),
  /** What was sent of it and not answered, of an update its patches: the server may have any of them. */
  tried: z.array(z.record(z.string(), z.unknown())).optional(),
  /** Of a conflict: the row as the server has it, `null` where it was deleted. */
  theirs: GuideRow.nullable().optional(),
  /** Of a refusal: what the server said. */
  problem: z.array(z.string()).optional(),
})
export type Queued = z.infer<typeof Queued>

export type UpdateEdit = Extract<GuideEdit, { type: `update${string}` }>

export const isUpdate = (edit: Queued['edit']): edit is UpdateEdit =>
  edit.type === 'updateGuide' || edit.type === 'updateSection' || edit.type === 'updateActivity'

/** Whether it is still to be sent. */
export const isPending = ({ state }: Pick<Queued, 'state'>): boolean =>
  state === 'waiting' || state === 'sending'

/** The row that an update is about; the guide itself has no identifier in its edits. */
export const rowOf = (edit: UpdateEdit): string => (edit.type === 'updateGuide' ? 'guide' : edit.id)

/** So many attempts are remembered; without a network nothing arrives, however often it is tried. */
const TRIED = 20

/** Back in its place after an attempt of which nobody knows whether it arrived. */
export function unanswered(entry: Queued): Queued {
  const { edit, tried = [] } = entry
  const patch = isUpdate(edit) ? edit.patch : {}
  const isNew = !tried.some((one) => isEqual(one, patch))
  return { ...entry, state: 'waiting', tried: isNew ? [...tried, patch].slice(-TRIED) : tried }
}
