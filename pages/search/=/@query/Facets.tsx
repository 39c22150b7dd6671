import { prefectureOfSlug } from '#domain/built-in-regions.ts'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { searchPath } from '#domain/query-path.ts'
import type { SearchTerms } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import { type Choice, Facet } from './Facet.tsx'
import styles from './Facets.module.css'

type Props = { terms: SearchTerms; facets: Data['facets'] }

const VIEWS = [
  { view: undefined, label: '種類ごと' },
  { view: 'list', label: 'ひとつの一覧' },
] as const

/**
 * What the results can be narrowed by, each choice a link with the number of its results, and how they are shown. On a
 * phone all of it is under one fold.
 */
export function Facets({ terms, facets }: Props) {
  const choice = (label: string, count: number, change: SearchTerms, chosen: boolean): Choice => ({
    label,
    count,
    href: searchPath({ ...terms, ...change }),
    chosen,
  })
  const kinds = facets.kinds.map(({ value: kind, count }) =>
    choice(CONTENT_KINDS[kind].label, count, { kind, view: undefined }, terms.kind === kind),
  )
  const prefectures = facets.prefectures.map(({ value: prefecture, count }) =>
    choice(prefectureOfSlug(prefecture)?.name ?? '', count, { prefecture }, terms.prefecture === prefecture),
  )
  const months = facets.months.map(({ value: month, count }) =>
    choice(`${month}月`, count, { month }, terms.month === month),
  )
  const tags = facets.tags.map(({ value: tag, count }) => choice(tag, count, { tag }, false))
  return (
    <details className={styles.fold}>
      <summary className={styles.foldName}>しぼりこむ</summary>
      <div className={styles.row}>
        <Facet title="種類" choices={kinds} />
        <Facet title="都道府県" choices={prefectures} />
        <Facet title="訪ねる月" choices={months} />
        <Facet title="タグ" choices={tags} />
        {!terms.kind && (
          <ul className={styles.views} aria-label="並べ方">
            {VIEWS.map(({ view, label }) => (
              <li key={label}>
                <a
                  className={styles.view}
                  href={searchPath({ ...terms, view })}
                  rel="nofollow"
                  aria-current={terms.view === view || undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
