import { decodeRouteParam } from '#domain/query-path.ts'
import type { Validate } from '#renderer/loader.ts'
import { searchTerms } from '../../search-terms.ts'

/** A search without a single term that we understand is no page. */
export const validate: Validate = ({ routeParams }) =>
  Object.values(searchTerms(decodeRouteParam(routeParams.query ?? ''))).some((term) => term !== undefined)
