import type { HeadHook } from '#renderer/head.ts'
import { spotSchema } from '#renderer/json-ld/spot.ts'
import { placeHead } from '#renderer/place-page/place-head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = (context) =>
  placeHead('spot', context.data.spot, spotSchema, context.data.surroundings.city, context)
