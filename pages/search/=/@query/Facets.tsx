import { prefectureOfSlug } from '#domain/built-in-regions.ts'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { searchPath } from '#domain/query-path.ts'
import type { SearchTerms } from '../../search-terms.ts'
import type { Data } from './+loader.ts'
import styles from './Facets.module.css'

type Props = { terms: SearchTerms; facets: Data['facets']; cityName: string | null }
type Choice = { label: string; count: number; terms: SearchTerms; chosen: boolean }

/** What the results can be narrowed by, each choice a link with the number of its results. */
export function Facets({ terms, facets, cityName }: Props) {
  const others = { ...terms, view: undefined }
  return (
    <div className={styles.facets}>
      <Conditions terms={terms} cityName={cityName} />
      <Facet
        title="種類"
        choices={facets.kinds.map(({ value, count }) => ({
          label: CONTENT_KINDS[value].label,
          count,
          terms: { ...others, kind: value },
          chosen: terms.kind === value,
        }))}
      />
      <Facet
        title="都道府県"
        choices={facets.prefectures.map(({ value, count }) => ({
          label: prefectureOfSlug(value)?.name ?? value,
          count,
          terms: { ...terms, prefecture: value },
          chosen: terms.prefecture === value,
        }))}
      />
      <Facet
        title="訪ねる月"
        choices={facets.months.map(({ value, count }) => ({
          label: `${value}月`,
          count,
          terms: { ...terms, month: value },
          chosen: terms.month === value,
        }))}
      />
      <Facet
        title="タグ"
        choices={facets.tags.map(({ value, count }) => ({
          label: value,
          count,
          terms: { ...terms, tag: value },
          chosen: false,
        }))}
      />
    </div>
  )
}

/** The conditions that are set, each a link to the search without it. */
function Conditions({ terms, cityName }: Omit<Props, 'facets'>) {
  const set = [
    terms.kind && { name: 'kind', label: CONTENT_KINDS[terms.kind].label },
    terms.prefecture && { name: 'prefecture', label: prefectureOfSlug(terms.prefecture)?.name ?? '' },
    terms.city && { name: 'city', label: cityName ?? terms.city },
    terms.month && { name: 'month', label: `${terms.month}月` },
    terms.tag && { name: 'tag', label: terms.tag },
  ].filter((condition) => typeof condition === 'object')
  if (set.length === 0) return null
  return (
    <ul className={styles.choices} aria-label="選んだ条件">
      {set.map(({ name, label }) => (
        <li key={name}>
          <a className={styles.choice} href={searchPath({ ...terms, [name]: undefined })} rel="nofollow">
            {label}を外す
          </a>
        </li>
      ))}
    </ul>
  )
}

function Facet({ title, choices }: { title: string; choices: readonly Choice[] }) {
  if (choices.every(({ chosen }) => chosen)) return null
  return (
    <details className={styles.facet}>
      <summary className={styles.name}>{title}でしぼる</summary>
      <ul className={styles.choices}>
        {choices.map(({ label, count, terms, chosen }) => (
          <li key={label}>
            <a
              className={styles.choice}
              href={searchPath(terms)}
              rel="nofollow"
              aria-current={chosen || undefined}
            >
              {label}
              <span className={styles.count}>{count.toLocaleString('ja-JP')}件</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
