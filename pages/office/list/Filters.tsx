import { type RefObject, useState } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import inputs from '#renderer/form/Input.module.css'
import { FilterBar, FilterFold, FilterSelect } from '../list-kit/FilterBar.tsx'
import { useTypedText } from '../list-kit/useTypedText.ts'
import type { Author } from '../parts/useAuthors.ts'
import { choicesOf, FACET_LABELS } from './choices.ts'
import { type Conditions, changed, conditionsOf, facetsOf, isFiltered, type Sort } from './conditions.ts'
import type { FacetCounts } from './endpoints.ts'
import styles from './Filters.module.css'
import { Stages } from './Stages.tsx'

type Props = {
  kind: ContentKind
  conditions: Conditions
  onConditions: (next: Conditions, options?: { replace: boolean }) => void
  counts: FacetCounts | undefined
  authors: readonly Author[]
  search: RefObject<HTMLInputElement | null>
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const dayAYearAgo = () => new Date(Date.now() - YEAR_MS).toISOString().slice(0, 10)

type SearchProps = Pick<Props, 'conditions' | 'onConditions' | 'search'>

const Search = ({ conditions, onConditions, search }: SearchProps) => {
  const [typed, setTyped] = useTypedText(conditions.q, (q) =>
    onConditions(changed(conditions, { q }), { replace: true }),
  )
  return (
    <input
      className={`${inputs.input} ${styles.search}`}
      ref={search}
      type="search"
      enterKeyHint="search"
      aria-label="題名、よみでさがす"
      aria-keyshortcuts="/"
      placeholder="題名、よみでさがす"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

const ORDERS: readonly { label: string; sort: Sort; order: Conditions['order'] }[] = [
  { label: '更新が新しい順', sort: 'updated', order: 'desc' },
  { label: '更新が古い順', sort: 'updated', order: 'asc' },
  { label: '公開日が新しい順', sort: 'published', order: 'desc' },
  { label: '題名の五十音順', sort: 'title', order: 'asc' },
  { label: '情報確認日が古い順', sort: 'checked', order: 'asc' },
]

/** Sort select for phones, which have no column heads. */
const Order = ({ conditions, onConditions }: Pick<Props, 'conditions' | 'onConditions'>) => {
  const at = ORDERS.findIndex(({ sort, order }) => sort === conditions.sort && order === conditions.order)
  const choices = ORDERS.map(({ label }, index) => ({ value: String(index), label }))
  return (
    <FilterSelect
      className={styles.order ?? ''}
      label="並び順"
      all=""
      value={String(at)}
      choices={at === -1 ? [{ value: '-1', label: 'そのほか' }, ...choices] : choices}
      onValue={(value) => {
        const { label, ...selected } = ORDERS[Number(value)] ?? { label: '' }
        if (label) onConditions(changed(conditions, selected))
      }}
    />
  )
}

/** Filters of a list: stages as tabs, a search field, and selects with counts. */
export function Filters(props: Props) {
  const { kind, conditions, onConditions, counts, authors } = props
  const [yearAgo] = useState(dayAYearAgo)
  const facets = facetsOf(kind).filter((facet) => facet !== 'stage')
  const filterCount = facets.filter((facet) => conditions[facet]).length
  return (
    <FilterBar isDense>
      <Stages {...props} />
      <Search {...props} />
      <Order {...props} />
      <FilterFold label={`しぼりこむ${filterCount > 0 ? `（${filterCount}）` : ''}`}>
        {facets.map((facet) => (
          <FilterSelect
            key={facet}
            label={FACET_LABELS[facet]}
            value={conditions[facet] ?? ''}
            onValue={(value) => onConditions(changed(conditions, { [facet]: value || undefined }))}
            choices={choicesOf(facet, conditions[facet] ?? '', counts, authors, yearAgo).map(
              ({ value, label, count }) => ({
                value,
                label: count === null ? label : `${label}（${count.toLocaleString('ja-JP')}）`,
              }),
            )}
          />
        ))}
      </FilterFold>
      {isFiltered(conditions) && (
        <button
          className="min-h-tap cursor-pointer border-0 bg-transparent p-0 text-start text-13 text-ai underline underline-offset-[0.25em] md:min-h-[2.25rem]"
          type="button"
          onClick={() =>
            onConditions({ ...conditionsOf(''), sort: conditions.sort, order: conditions.order })
          }
        >
          条件をすべて外す
        </button>
      )}
    </FilterBar>
  )
}
