import { decodeRouteParam } from '#domain/query-path.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { searchTerms } from '../../search-terms.ts'

/** Entries of each kind when all kinds are shown, and when one is. */
const PER_KIND = 8
const PER_ONE_KIND = 100

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const terms = searchTerms(decodeRouteParam(routeParams.query ?? ''))
  const groups = await content.search(terms, terms.kind ? PER_ONE_KIND : PER_KIND)
  return {
    terms,
    groups,
    total: groups.reduce((sum, group) => sum + group.total, 0),
    cityName: terms.city ? await content.findCityName(terms.city) : null,
  }
}
