import { decodeRouteParam } from '#domain/url/query-path.ts'
import type { Validate } from '#renderer/loader.ts'

/** An invalid query is a 404; one without any known term shows how to search (R18). */
export const validate: Validate = ({ routeParams }) =>
  Object.keys(decodeRouteParam(routeParams.query ?? '')).length > 0
