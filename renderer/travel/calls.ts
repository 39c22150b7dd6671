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

/** As many guides as one call answers; nobody has more than a hundred. */
const AT_ONCE = 100

/** One page of the member's guides, what changed last first, and where the next one begins. */
export const askGuides = async (cursor?: string, limit = AT_ONCE) => {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) })
  return (await answer(GuidesAnswer, call(pathOf`/travel/guides?${query}`))).guides
}

export const askGuide = async (id: string): Promise<GuideDocument> =>
  (await answer(GuideAnswer, call(pathOf`/travel/guides/${id}`))).travelGuide

/** Makes a whole guide; the same identifiers again make nothing new. */
export const makeGuide = async (guide: NewGuide): Promise<GuideDocument> =>
  (await answer(GuideAnswer, call('/travel/guides', 'POST', guide))).travelGuide

export const deleteGuide = async (id: string): Promise<void> => {
  await call(pathOf`/travel/guides/${id}`, 'DELETE')
}

export const restoreGuide = async (id: string): Promise<void> => {
  await call(pathOf`/travel/guides/${id}/restore`, 'POST', {})
}

/** Puts a place at the end of a section; answers with the identifier by which it can be taken out again. */
export const addPlace = async (place: AddedPlace, sectionId: string, at: number): Promise<string> => {
  const id = randomIdentifier()
  const body = { id, at, activity: activityOfPlace(place) }
  await answer(ActivityAnswer, call(pathOf`/travel/sections/${sectionId}/activities`, 'POST', body))
  return id
}

export const removeActivity = async (id: string): Promise<void> => {
  await call(pathOf`/travel/activities/${id}`, 'DELETE')
}

/** A public place by its address, as a guide takes it. */
export const askPlace = async ({ kind, slug }: PlaceAddress): Promise<AddedPlace> => {
  const Answer = z.object({ [kind]: PlaceParts })
  const { [kind]: place } = await answer(Answer, call(pathOf`/${CONTENT_KINDS[kind].plural}/${slug}`))
  const { id, name, prefectureCode } = PlaceParts.parse(place)
  return { kind, id, title: name, prefectureCode }
}
