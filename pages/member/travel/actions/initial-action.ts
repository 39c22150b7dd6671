import { z } from 'zod'
import { japanTime } from '#domain/date/japan-time.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { ActionType } from '#domain/travel/action.ts'
import { TravelActivity } from '#domain/travel/activity.ts'
import { GuidePlace } from '#domain/travel/guide-document.ts'
import { TravelSection } from '#domain/travel/section.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { type ActionValues, emptyValues, placeValues } from './form/action-form.ts'
import { fetchSpot } from './place-calls.ts'

/** The initial values of the form, and the activity of a guide it belongs to. */
export type InitialAction = { values: ActionValues; activityId: string | null }

const Query = z.object({
  type: ActionType.catch('visited'),
  spot: Identifier.nullable().catch(null),
  activity: Identifier.nullable().catch(null),
})

const ActivityAnswer = z.object({
  activity: TravelActivity,
  section: TravelSection.nullable().catch(null),
  place: GuidePlace.nullable().catch(null),
})
const getActivity = endpoint('GET /travel/activities/:id', ActivityAnswer, { endsWithPage: true })

const TYPES: Partial<Record<TravelActivity['kind'], ActionType>> = { hotel: 'stayed', restaurant: 'ate' }

async function ofActivity(id: string): Promise<InitialAction> {
  const { activity, section, place } = await request(getActivity({ param: { id } }))
  const today = japanTime(new Date()).date
  const day = section?.date ?? today
  const ref = activity.refId && activity.kind !== 'move' && activity.kind !== 'free'
  const values = {
    ...emptyValues(TYPES[activity.kind] ?? 'visited'),
    title: activity.title,
    ...(ref && { refKind: activity.kind, refId: activity.refId ?? '' }),
    prefectureCode: place?.prefectureCode ?? '',
    // The date of a record cannot be in the future.
    date: day > today ? today : day,
  }
  return { values, activityId: id }
}

/** Reads the query of a new record: `?activity=`, `?spot=`, `?type=`. Invalid or deleted values are ignored. */
export async function fetchInitialAction(search: string): Promise<InitialAction> {
  const query = Query.parse(
    Object.fromEntries(
      ['type', 'spot', 'activity'].map((name) => [name, new URLSearchParams(search).get(name)]),
    ),
  )
  if (query.activity) return ofActivity(query.activity)
  const card = query.spot ? await fetchSpot(query.spot) : null
  return { values: { ...emptyValues(query.type), ...(card && placeValues(card)) }, activityId: null }
}
