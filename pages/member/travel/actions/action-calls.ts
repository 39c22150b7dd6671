import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { TravelAction, type TravelActionInput, type TravelActionPatch } from '#domain/travel/action.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

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
const Done = z.object({ result: z.boolean() })

const client = async () => api((await publicConfig()).apiHost).travel.actions

export const fetchAction = async (id: string): Promise<ActionDetails> =>
  answer(ActionDetails, (await client())[':id'].$get({ param: { id } }))

export const createAction = async (action: TravelActionInput & { id: string }): Promise<TravelAction> =>
  (await answer(OneAction, (await client()).$post({ json: { action } }))).travelAction

export const changeAction = async (
  { id, version }: Pick<TravelAction, 'id' | 'version'>,
  patch: TravelActionPatch,
): Promise<TravelAction> => {
  const call = (await client())[':id'].$patch({ param: { id }, json: { version, patch } })
  return (await answer(OneAction, call)).travelAction
}

export const removeAction = async (id: string): Promise<void> => {
  await answer(Done, (await client())[':id'].$delete({ param: { id } }))
}

export const restoreAction = async (id: string): Promise<TravelAction> =>
  (await answer(OneAction, (await client())[':id'].restore.$post({ param: { id } }))).travelAction

type PhotoOf = { id: string; photoId: string }

export const removePhoto = async (param: PhotoOf): Promise<void> => {
  await answer(Done, (await client())[':id'].photos[':photoId'].$delete({ param }))
}

export const restorePhoto = async (param: PhotoOf): Promise<void> => {
  await answer(Done, (await client())[':id'].photos[':photoId'].restore.$post({ param }))
}

/** The picture file, at least `width` pixels wide if the original is. */
export const fetchPhoto = async (param: PhotoOf, width: number): Promise<Blob> => {
  const response = await (await client())[':id'].photos[':photoId'].$get({
    param,
    query: { w: String(width) },
  })
  return response.blob()
}
