import { useRef } from 'react'
import type { LinkName } from '#domain/link.ts'
import { type ListQuery, listHref } from '#domain/list-query.ts'
import { AreaChoices } from './AreaChoices.tsx'
import { ChoiceLink } from './ChoiceLink.tsx'
import { FoldedFacet } from './FoldedFacet.tsx'
import styles from './ListFilters.module.css'
import type { ListData } from './list-loader.ts'
import { useLightDismiss } from './useLightDismiss.ts'
import { useReopened } from './useReopened.ts'

type Props = { name: LinkName; data: ListData }

/**
 * What a list can be narrowed and sorted by: all of it links, folded with `details`. On a phone they are under one
 * fold, on a wide screen in a row (browsers without `::details-content` keep the fold there too).
 */
export function ListFilters({ name, data }: Props) {
  const { query, facets, areas, chosen, sorts } = data
  const ref = useRef<HTMLDetailsElement>(null)
  useReopened(ref)
  useLightDismiss(ref)
  const href = (changes: ListQuery) => listHref(name, { ...query, ...changes })
  const sort = query.sort ?? 'newest'
  const [kinds, others] = [facets.slice(0, 1), facets.slice(1)]
  const facetOf = ({ name: facet, title, choices, all }: (typeof facets)[number]) => (
    <FoldedFacet
      key={facet}
      name={facet}
      title={title}
      chosen={choices.find(({ value }) => value === query[facet])?.label}
    >
      <ul className={styles.choices}>
        <ChoiceLink href={href({ [facet]: undefined })} label="すべて" count={all} chosen={!query[facet]} />
        {choices.map(({ value, ...choice }) => (
          <ChoiceLink
            key={value}
            {...choice}
            href={href({ [facet]: value })}
            chosen={query[facet] === value}
          />
        ))}
      </ul>
    </FoldedFacet>
  )
  return (
    <details className={styles.fold} ref={ref} data-facet="all">
      <summary className={styles.foldName}>
        しぼりこむ・並べかえる
        {chosen.length > 0 && <span className={styles.count}>{chosen.length}件の条件</span>}
      </summary>
      <div className={styles.row}>
        {kinds.map(facetOf)}
        {areas.length > 0 && <AreaChoices data={data} href={href} />}
        {others.map(facetOf)}
        <ul className={styles.sorts} aria-label="並び順">
          {sorts.map(({ value, label }) => (
            <li key={value}>
              <a
                className={styles.sort}
                href={href({ sort: value })}
                rel="nofollow"
                aria-current={value === sort || undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
