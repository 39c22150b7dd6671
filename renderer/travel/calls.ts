import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { TravelActivity } from '#domain/travel/activity.ts'
import { GuideDocument, GuideSummary } from '#domain/travel/guide-document.ts'
import { type AddedPlace, activityOfPlace } from '#domain/travel/guide-of-places.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import type { PlaceAddress } from '#domain/travel/place-address.ts'
import { endpoint } from '../api/endpoint.ts'
import { request } from '../api/request.ts'

/** Guides are used offline too, so the message tells to retry once connected. */
export const OFTEN_OFFLINE = {
  offlineText: '通信できませんでした。つながってから、もう一度お試しください。',
}

const GuideAnswer = z.object({ travelGuide: GuideDocument })
const PlaceParts = z.object({ id: Identifier, name: z.string(), prefectureCode: z.string().nullable() })

const listGuides = endpoint('GET /travel/guides', z.object({ guides: listOf(GuideSummary) }), OFTEN_OFFLINE)
const getGuide = endpoint('GET /travel/guides/:id', GuideAnswer, OFTEN_OFFLINE)
const createGuide = endpoint('POST /travel/guides', GuideAnswer, OFTEN_OFFLINE)
const removeGuide = endpoint('DELETE /travel/guides/:id', undefined, OFTEN_OFFLINE)
const undeleteGuide = endpoint('POST /travel/guides/:id/restore', undefined, OFTEN_OFFLINE)
const deleteActivity = endpoint('DELETE /travel/activities/:id', undefined, OFTEN_OFFLINE)
const addActivity = endpoint(
  'POST /travel/sections/:id/activities',
  z.object({ activity: TravelActivity }),
  OFTEN_OFFLINE,
)

/** The page size of one call; a member has at most a hundred guides. */
const BATCH_SIZE = 100

/** One page of the member's guides, last changed first, and the cursor of the next. */
export const fetchGuides = async (cursor?: string, limit = BATCH_SIZE) =>
  (await request(listGuides({ query: { limit: String(limit), ...(cursor && { cursor }) } }))).guides

export const fetchGuide = async (id: string): Promise<GuideDocument> =>
  (await request(getGuide({ param: { id } }))).travelGuide

/** Creates a whole guide; repeating the same identifiers creates nothing new. */
export const makeGuide = async (json: NewGuide): Promise<GuideDocument> =>
  (await request(createGuide({ json }))).travelGuide

export const deleteGuide = async (id: string): Promise<void> => {
  await request(removeGuide({ param: { id } }))
}

export const restoreGuide = async (id: string): Promise<void> => {
  await request({ ...undeleteGuide({ param: { id } }), json: {} })
}

/** Appends a place to a section as the activity `id`; repeating the same identifier adds nothing new. */
export const addPlace = async (
  id: string,
  place: AddedPlace,
  sectionId: string,
  at: number,
): Promise<void> => {
  await request(addActivity({ param: { id: sectionId }, json: { id, at, activity: activityOfPlace(place) } }))
}

export const removeActivity = async (id: string): Promise<void> => {
  await request(deleteActivity({ param: { id } }))
}

/** A public place by its URL, in the form that guides use. */
export const fetchPlace = async ({ kind, slug }: PlaceAddress): Promise<AddedPlace> => {
  const getPlace = endpoint('GET /:kind/:slug', z.object({ [kind]: PlaceParts }), OFTEN_OFFLINE)
  const { [kind]: place } = await request(getPlace({ param: { kind: CONTENT_KINDS[kind].plural, slug } }))
  const { id, name, prefectureCode } = PlaceParts.parse(place)
  return { kind, id, title: name, prefectureCode }
}
