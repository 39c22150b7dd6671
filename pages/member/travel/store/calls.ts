import { z } from 'zod'
import { TravelActivity } from '#domain/travel/activity.ts'
import { TravelGuide } from '#domain/travel/guide.ts'
import { GuideDocument, GuideSummary } from '#domain/travel/guide-document.ts'
import { TravelSection } from '#domain/travel/section.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { send } from '#renderer/api/send.ts'
import { answer } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import type { GuideRow, Queued } from './queued.ts'

/** The calls of the travel store. Each throws the server's refusal (renderer/shell/errors). */
export type TravelCalls = {
  load: (id: string) => Promise<GuideDocument>
  list: () => Promise<GuideSummary[]>
  /** Makes one change; an update returns the updated row. */
  send: (guideId: string, edit: Queued['edit']) => Promise<GuideRow | null>
}

type Request = { method: 'POST' | 'PATCH' | 'DELETE'; path: CallPath; body?: object }

/** The call of a change. */
function requestOf(guideId: string, edit: Queued['edit']): Request {
  const guide = pathOf`/guides/${guideId}`
  switch (edit.type) {
    case 'createGuide': {
      const { type: _, ...body } = edit
      return { method: 'POST', path: pathOf`/guides`, body }
    }
    case 'updateGuide':
      return { method: 'PATCH', path: guide, body: { version: edit.version, patch: edit.patch } }
    case 'addSection':
      return {
        method: 'POST',
        path: pathOf`${guide}/sections`,
        body: { id: edit.id, at: edit.at, section: edit.section },
      }
    case 'orderSections':
      return { method: 'POST', path: pathOf`${guide}/reorder`, body: { sectionIds: edit.sectionIds } }
    case 'updateSection':
      return {
        method: 'PATCH',
        path: pathOf`/sections/${edit.id}`,
        body: { version: edit.version, patch: edit.patch },
      }
    case 'deleteSection':
      return {
        method: 'DELETE',
        path: edit.linesTo
          ? pathOf`/sections/${edit.id}?linesTo=${edit.linesTo}`
          : pathOf`/sections/${edit.id}`,
      }
    case 'addActivity':
      return {
        method: 'POST',
        path: pathOf`/sections/${edit.sectionId}/activities`,
        body: { id: edit.id, at: edit.at, activity: edit.activity },
      }
    case 'orderActivities':
      return {
        method: 'POST',
        path: pathOf`/sections/${edit.sectionId}/reorder`,
        body: { activityIds: edit.activityIds },
      }
    case 'updateActivity':
      return {
        method: 'PATCH',
        path: pathOf`/activities/${edit.id}`,
        body: { version: edit.version, patch: edit.patch },
      }
    case 'deleteActivity':
      return { method: 'DELETE', path: pathOf`/activities/${edit.id}` }
  }
}

const request = async (path: CallPath, init: RequestInit = {}) => {
  const { apiHost } = await publicConfig()
  return send(`${apiHost}/v1/travel${path}`, init, { outlivesPage: true })
}

/** The updated row. */
const Updated = z.union([
  z.object({ guide: TravelGuide }).transform(({ guide }) => guide),
  z.object({ section: TravelSection }).transform(({ section }) => section),
  z.object({ activity: TravelActivity }).transform(({ activity }) => activity),
])

export const travelCalls: TravelCalls = {
  load: async (id) =>
    (await answer(z.object({ travelGuide: GuideDocument }), request(pathOf`/guides/${id}`))).travelGuide,
  list: async () => {
    const Answer = z.object({ guides: z.object({ list: z.array(GuideSummary) }) })
    return (await answer(Answer, request(pathOf`/guides?limit=100`))).guides.list
  },
  send: async (guideId, edit) => {
    const { method, path, body } = requestOf(guideId, edit)
    const init = {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }
    if (method !== 'PATCH') {
      await request(path, init)
      return null
    }
    return answer(Updated, request(path, init))
  },
}
