import type { HeadHook } from '#renderer/head.ts'
import { activitySchema } from '#renderer/json-ld/activity.ts'
import { placeHead } from '#renderer/place-page/place-head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = (context) =>
  placeHead('activity', context.data.activity, activitySchema, context.data.surroundings.city, context)
