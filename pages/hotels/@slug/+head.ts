import type { HeadHook } from '#renderer/head.ts'
import { hotelSchema } from '#renderer/json-ld/hotel.ts'
import { placeHead } from '#renderer/place-page/place-head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = (context) =>
  placeHead('hotel', context.data.hotel, hotelSchema, context.data.surroundings.city, context)
