import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { Chosen } from '#renderer/narrowing/Chosen.tsx'
import type { SearchTerms } from '../../search-terms.ts'

/** The conditions that are set, each a link to the search without it. The last one alone leads to the search page. */
export function ChosenTerms({ terms, cityName }: { terms: SearchTerms; cityName: string | null }) {
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
  return <Chosen conditions={conditions} />
}
