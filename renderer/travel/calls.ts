import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { TravelActivity } from '#domain/travel/activity.ts'
import { GuideDocument, GuideSummary } from '#domain/travel/guide-document.ts'
import { type AddedPlace, activityOfPlace } from '#domain/travel/guide-of-places.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import type { PlaceAddress } from '#domain/travel/place-address.ts'
import { pathOf } from '../api/call-path.ts'
import { answer } from '../api.ts'
import { call } from './call.ts'

const GuidesAnswer = z.object({ guides: z.object({ list: z.array(GuideSummary), meta: ListMeta }) })
const GuideAnswer = z.object({ travelGuide: GuideDocument })
const ActivityAnswer = z.object({ activity: TravelActivity })
const PlaceParts = z.object({ id: Identifier, name: z.string(), prefectureCode: z.string().nullable() })

/** The page size of one call; nobody has more than a hundred guides. */
const BATCH_SIZE = 100

/** One page of the member's guides, last changed first, and the cursor of the next. */
export const fetchGuides = async (cursor?: string, limit = BATCH_SIZE) => {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) })
  return (await answer(GuidesAnswer, call(pathOf`/travel/guides?${query}`))).guides
}

export const fetchGuide = async (id: string): Promise<GuideDocument> =>
  (await answer(GuideAnswer, call(pathOf`/travel/guides/${id}`))).travelGuide

/** Creates a whole guide; repeating the same identifiers creates nothing new. */
export const makeGuide = async (guide: NewGuide): Promise<GuideDocument> =>
  (await answer(GuideAnswer, call('/travel/guides', 'POST', guide))).travelGuide

export const deleteGuide = async (id: string): Promise<void> => {
  await call(pathOf`/travel/guides/${id}`, 'DELETE')
}

export const restoreGuide = async (id: string): Promise<void> => {
  await call(pathOf`/travel/guides/${id}/restore`, 'POST', {})
}

/** Appends a place to a section; returns the identifier of the new activity. */
export const addPlace = async (place: AddedPlace, sectionId: string, at: number): Promise<string> => {
  const id = randomIdentifier()
  const body = { id, at, activity: activityOfPlace(place) }
  await answer(ActivityAnswer, call(pathOf`/travel/sections/${sectionId}/activities`, 'POST', body))
  return id
}

export const removeActivity = async (id: string): Promise<void> => {
  await call(pathOf`/travel/activities/${id}`, 'DELETE')
}

/** A public place by its URL, in the form that guides use. */
export const fetchPlace = async ({ kind, slug }: PlaceAddress): Promise<AddedPlace> => {
  const Answer = z.object({ [kind]: PlaceParts })
  const { [kind]: place } = await answer(Answer, call(pathOf`/${CONTENT_KINDS[kind].plural}/${slug}`))
  const { id, name, prefectureCode } = PlaceParts.parse(place)
  return { kind, id, title: name, prefectureCode }
}
