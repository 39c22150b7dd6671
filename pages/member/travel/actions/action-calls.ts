import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { TravelAction, type TravelActionInput, type TravelActionPatch } from '#domain/travel/action.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

/** A record with the page of its place and the activity of the guide it belongs to. */
export const ActionDetails = z.object({
  travelAction: TravelAction,
  place: Card.nullable(),
  activity: z
    .object({ id: Identifier, title: z.string(), guideId: Identifier, guideTitle: z.string() })
    .nullable(),
})
export type ActionDetails = z.infer<typeof ActionDetails>

const OneAction = z.object({ travelAction: TravelAction })

const get = endpoint('GET /travel/actions/:id', ActionDetails, { endsWithPage: true })
const create = endpoint('POST /travel/actions', OneAction)
const change = endpoint('PATCH /travel/actions/:id', OneAction)
const remove = endpoint('DELETE /travel/actions/:id', Done)
const restore = endpoint('POST /travel/actions/:id/restore', OneAction)
const getFile = endpoint('GET /travel/actions/:id/photos/:photoId', undefined, { endsWithPage: true })
const removeFile = endpoint('DELETE /travel/actions/:id/photos/:photoId', Done)
const restoreFile = endpoint('POST /travel/actions/:id/photos/:photoId/restore', Done)

export const fetchAction = (id: string): Promise<ActionDetails> => request(get({ param: { id } }))

export const createAction = async (action: TravelActionInput & { id: string }): Promise<TravelAction> =>
  (await request(create({ json: { action } }))).travelAction

export const changeAction = async (
  { id, version }: Pick<TravelAction, 'id' | 'version'>,
  patch: TravelActionPatch,
): Promise<TravelAction> => (await request(change({ param: { id }, json: { version, patch } }))).travelAction

export const removeAction = async (id: string): Promise<void> => {
  await request(remove({ param: { id } }))
}

export const restoreAction = async (id: string): Promise<TravelAction> =>
  (await request(restore({ param: { id } }))).travelAction

type PhotoOf = { id: string; photoId: string }

export const removePhoto = async (param: PhotoOf): Promise<void> => {
  await request(removeFile({ param }))
}

export const restorePhoto = async (param: PhotoOf): Promise<void> => {
  await request(restoreFile({ param }))
}

/** The picture file, at least `width` pixels wide if the original is. */
export const fetchPhoto = async (param: PhotoOf, width: number): Promise<Blob> =>
  (await request(getFile({ param, query: { w: String(width) } }))).blob()
