import { z } from 'zod'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { type TravelAction, TravelActionInput, TravelActionPatch } from '#domain/travel/action.ts'
import type { DeviceOf, StoredRow } from '../store/device.ts'
import { Queued } from '../store/queued.ts'

const RecordCreation = TravelActionInput.extend({ id: Identifier })
export type RecordCreation = z.infer<typeof RecordCreation>

const RecordEdit = z.discriminatedUnion('type', [
  z.object({ type: z.literal('createRecord'), action: RecordCreation }),
  z.object({ type: z.literal('updateRecord'), patch: TravelActionPatch }),
  z.object({ type: z.literal('deleteRecord') }),
  z.object({
    type: z.literal('addPhoto'),
    photoId: Identifier,
    name: z.string(),
    photo: z.instanceof(Blob),
  }),
])
export type RecordEdit = z.infer<typeof RecordEdit>

/** One change of a travel record that is unsent or was refused. */
export const RecordEntry = Queued.pick({ id: true, at: true, state: true, problem: true }).extend({
  edit: RecordEdit,
  /** Whether it was sent without a response: the server may have it. */
  isTried: z.boolean().optional(),
})
export type RecordEntry = z.infer<typeof RecordEntry>

export type StoredRecord = StoredRow<TravelAction, RecordEntry>
export type RecordDevice = DeviceOf<TravelAction, RecordEntry>

export const newEntry = (edit: RecordEdit): RecordEntry => ({
  id: randomIdentifier(),
  edit,
  at: new Date().toISOString(),
  state: 'waiting',
})
