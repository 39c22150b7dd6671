import { entityHead } from '#renderer/entity-head.ts'
import type { HeadHook } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data: { restaurant }, pathname }) =>
  entityHead(restaurant.name, restaurant, pathname)
