import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { ActiveFilters } from '#renderer/filters/ActiveFilters.tsx'
import type { SearchTerms } from '../../search-terms.ts'

/** The active conditions, each a link to the search without it; without the last one, to the search page. */
export function ActiveTerms({ terms, cityName }: { terms: SearchTerms; cityName: string | null }) {
  const set = [
    terms.kind && { name: 'kind', label: CONTENT_KINDS[terms.kind].label },
    terms.prefecture && { name: 'prefecture', label: prefectureOfSlug(terms.prefecture)?.name ?? '' },
    terms.city && { name: 'city', label: cityName ?? terms.city },
    terms.month && { name: 'month', label: `${terms.month}月` },
    terms.tag && { name: 'tag', label: terms.tag },
  ].filter((condition) => typeof condition === 'object')
  const conditions = set.map((condition) => ({
    ...condition,
    href: searchPath({ ...terms, view: undefined, [condition.name]: undefined }),
  }))
  return <ActiveFilters conditions={conditions} />
}
