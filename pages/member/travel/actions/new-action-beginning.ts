import { z } from 'zod'
import { japanTime } from '#domain/date/japan-time.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { ActionType } from '#domain/travel/action.ts'
import { TravelActivity } from '#domain/travel/activity.ts'
import { GuidePlace } from '#domain/travel/guide-document.ts'
import { TravelSection } from '#domain/travel/section.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { type ActionValues, emptyValues, placeValues } from './form/action-form.ts'
import { askSpot } from './place-calls.ts'

/** What the form begins with, and the line of the member's guide that the record is of. */
export type Beginning = { values: ActionValues; activityId: string | null }

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

const TYPES: Partial<Record<TravelActivity['kind'], ActionType>> = { hotel: 'stayed', restaurant: 'ate' }

async function ofActivity(id: string): Promise<Beginning> {
  const { apiHost } = await publicConfig()
  const { activities } = api(apiHost).travel
  const { activity, section, place } = await answer(
    ActivityAnswer,
    activities[':id'].$get({ param: { id } }) as never,
  )
  const today = japanTime(new Date()).date
  const day = section?.date ?? today
  const ref = activity.refId && activity.kind !== 'move' && activity.kind !== 'free'
  const values = {
    ...emptyValues(TYPES[activity.kind] ?? 'visited'),
    title: activity.title,
    ...(ref && { refKind: activity.kind, refId: activity.refId ?? '' }),
    prefectureCode: place?.prefectureCode ?? '',
    // A day to come is not written down yet.
    date: day > today ? today : day,
  }
  return { values, activityId: id }
}

/** What a link to the new record names: `?activity=`, `?spot=`, `?type=`. What is wrong or gone is left out. */
export async function askBeginning(search: string): Promise<Beginning> {
  const query = Query.parse(
    Object.fromEntries(
      ['type', 'spot', 'activity'].map((name) => [name, new URLSearchParams(search).get(name)]),
    ),
  )
  if (query.activity) return ofActivity(query.activity)
  const card = query.spot ? await askSpot(query.spot) : null
  return { values: { ...emptyValues(query.type), ...(card && placeValues(card)) }, activityId: null }
}
