import { decodeRouteParam } from '#domain/url/query-path.ts'
import type { Validate } from '#renderer/loader.ts'

/** What is no query at all is no page; one without a term that we understand is told how to search (R18). */
export const validate: Validate = ({ routeParams }) =>
  Object.keys(decodeRouteParam(routeParams.query ?? '')).length > 0
