import { prefectureOfSlug } from '#domain/built-in-regions.ts'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { searchPath } from '#domain/query-path.ts'
import type { SearchTerms } from '../../search-terms.ts'
import styles from './Facets.module.css'

/** The conditions that are set, each a link to the search without it. The last one alone leads to the search page. */
export function ChosenTerms({ terms, cityName }: { terms: SearchTerms; cityName: string | null }) {
  const set = [
    terms.kind && { name: 'kind', label: CONTENT_KINDS[terms.kind].label },
    terms.prefecture && { name: 'prefecture', label: prefectureOfSlug(terms.prefecture)?.name ?? '' },
    terms.city && { name: 'city', label: cityName ?? terms.city },
    terms.month && { name: 'month', label: `${terms.month}月` },
    terms.tag && { name: 'tag', label: terms.tag },
  ].filter((condition) => typeof condition === 'object')
  if (set.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="選んだ条件">
      {set.map(({ name, label }) => (
        <li key={name}>
          <a
            className={styles.chip}
            href={searchPath({ ...terms, view: undefined, [name]: undefined })}
            rel="nofollow"
            aria-label={`${label}を外す`}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
