import type { HeadHook } from '#renderer/head.ts'
import { restaurantSchema } from '#renderer/json-ld/restaurant.ts'
import { placeHead } from '#renderer/place-page/place-head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = (context) =>
  placeHead('restaurant', context.data.restaurant, restaurantSchema, context.data.surroundings.city, context)
