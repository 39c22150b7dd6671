import { z } from 'zod'
import { TravelActivity } from '#domain/travel/activity.ts'
import { TravelGuide } from '#domain/travel/guide.ts'
import { GuideDocument, GuideSummary } from '#domain/travel/guide-document.ts'
import { TravelSection } from '#domain/travel/section.ts'
import { type Call, endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import type { GuideRow, Queued } from './queued.ts'

/** The calls of the travel store. Each throws the server's refusal (renderer/shell/errors). */
export type TravelCalls = {
  load: (id: string) => Promise<GuideDocument>
  list: () => Promise<GuideSummary[]>
  /** Makes one change; an update returns the updated row. */
  send: (guideId: string, edit: Queued['edit']) => Promise<GuideRow | null>
}

const GuidesAnswer = z.object({ guides: z.object({ list: z.array(GuideSummary) }) })
const getGuide = endpoint('GET /travel/guides/:id', z.object({ travelGuide: GuideDocument }))
const listGuides = endpoint('GET /travel/guides', GuidesAnswer)

/** Only an update answers with something new: the updated row. */
const NOTHING = z.unknown().transform(() => null)
const GuideAnswer = z.object({ guide: TravelGuide }).transform(({ guide }) => guide)
const SectionAnswer = z.object({ section: TravelSection }).transform(({ section }) => section)
const ActivityAnswer = z.object({ activity: TravelActivity }).transform(({ activity }) => activity)

const createGuide = endpoint('POST /travel/guides', NOTHING)
const updateGuide = endpoint('PATCH /travel/guides/:id', GuideAnswer)
const addSection = endpoint('POST /travel/guides/:id/sections', NOTHING)
const orderSections = endpoint('POST /travel/guides/:id/reorder', NOTHING)
const updateSection = endpoint('PATCH /travel/sections/:id', SectionAnswer)
const deleteSection = endpoint('DELETE /travel/sections/:id', NOTHING)
const addActivity = endpoint('POST /travel/sections/:id/activities', NOTHING)
const orderActivities = endpoint('POST /travel/sections/:id/reorder', NOTHING)
const updateActivity = endpoint('PATCH /travel/activities/:id', ActivityAnswer)
const deleteActivity = endpoint('DELETE /travel/activities/:id', NOTHING)

/** The call of a change. */
function callOf(guideId: string, edit: Queued['edit']): Call<GuideRow | null> {
  const ofGuide = { param: { id: guideId } }
  switch (edit.type) {
    case 'createGuide': {
      const { type: _, ...json } = edit
      return createGuide({ json })
    }
    case 'updateGuide':
      return updateGuide({ ...ofGuide, json: { version: edit.version, patch: edit.patch } })
    case 'addSection':
      return addSection({ ...ofGuide, json: { id: edit.id, at: edit.at, section: edit.section } })
    case 'orderSections':
      return orderSections({ ...ofGuide, json: { sectionIds: edit.sectionIds } })
    case 'updateSection':
      return updateSection({ param: { id: edit.id }, json: { version: edit.version, patch: edit.patch } })
    case 'deleteSection':
      return deleteSection({ param: { id: edit.id }, query: { linesTo: edit.linesTo } })
    case 'addActivity':
      return addActivity({
        param: { id: edit.sectionId },
        json: { id: edit.id, at: edit.at, activity: edit.activity },
      })
    case 'orderActivities':
      return orderActivities({ param: { id: edit.sectionId }, json: { activityIds: edit.activityIds } })
    case 'updateActivity':
      return updateActivity({ param: { id: edit.id }, json: { version: edit.version, patch: edit.patch } })
    case 'deleteActivity':
      return deleteActivity({ param: { id: edit.id } })
  }
}

export const travelCalls: TravelCalls = {
  load: async (id) => (await request(getGuide({ param: { id } }))).travelGuide,
  list: async () => (await request(listGuides({ query: { limit: '100' } }))).guides.list,
  send: (guideId, edit) => request(callOf(guideId, edit)),
}
