import { pageNumber } from '#domain/url/document-path.ts'
import { decodeRouteParam } from '#domain/url/query-path.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { hasTerms, searchTerms } from '../../search-terms.ts'

/** Entries per kind when all kinds are shown, and per page of a list. */
const PER_KIND = 8
const PER_PAGE = 20

/** The result of an empty query. */
const NOTHING: Awaited<ReturnType<LoaderContext['content']['search']>> = {
  total: 0,
  reachable: 0,
  isCut: false,
  apart: false,
  groups: [],
  list: [],
  facets: { kinds: [], prefectures: [], months: [], tags: [] },
  prefectures: [],
  absent: null,
  help: [],
  instead: null,
}

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams, search }: LoaderContext) => {
  const { view, ...query } = searchTerms(decodeRouteParam(routeParams.query ?? ''))
  const isList = Boolean(view || query.kind)
  const page = isList ? pageNumber(search.page) : 1
  const [found, city, named] = await Promise.all([
    hasTerms(query)
      ? content.search(
          query,
          isList ? { limit: PER_PAGE, offset: (page - 1) * PER_PAGE } : { perKind: PER_KIND },
        )
      : NOTHING,
    query.city ? content.findCity(query.city) : null,
    content.cityPagesNamed(query.keyword ?? ''),
  ])
  const pages = isList ? Math.max(1, Math.ceil(found.reachable / PER_PAGE)) : 1
  if (page > pages) return null
  return {
    terms: { ...query, view },
    ...found,
    page,
    pages,
    cityName: city?.name ?? null,
    /** The municipalities with a page that the search is for, or that its keyword names. */
    cities: [...(city?.hasPage ? [city] : []), ...named].map(({ code, name }) => ({ code, name })),
  }
}
