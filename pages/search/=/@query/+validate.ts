import { decodeRouteParam } from '#domain/query-path.ts'
import type { Validate } from '#renderer/loader.ts'
import { type SearchTerms, searchTerms } from '../../search-terms.ts'

/** A search without a single term that we understand is no page. */
export const validate: Validate = ({ routeParams }) =>
  hasTerms(searchTerms(decodeRouteParam(routeParams.query ?? '')))

const hasTerms = ({ view: _, ...terms }: SearchTerms): boolean =>
  Object.values(terms).some((term) => term !== undefined)
