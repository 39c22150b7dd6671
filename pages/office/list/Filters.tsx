import { type RefObject, useEffect, useId, useState } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import inputs from '#renderer/form/Input.module.css'
import type { Author } from '../parts/useAuthors.ts'
import type { FacetCounts } from './answers.ts'
import { choicesOf, FACET_LABELS } from './choices.ts'
import {
  type Conditions,
  changed,
  conditionsOf,
  type Facet,
  facetsOf,
  isNarrowed,
  type Sort,
} from './conditions.ts'
import styles from './Filters.module.css'
import { Stages } from './Stages.tsx'

type Props = {
  kind: ContentKind
  conditions: Conditions
  onConditions: (next: Conditions, options?: { replace?: boolean }) => void
  counts: FacetCounts | undefined
  authors: readonly Author[]
  search: RefObject<HTMLInputElement | null>
}

/** So long nothing more is typed before it is searched for, in milliseconds. */
const PAUSE = 250
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

const dayAYearAgo = () => new Date(Date.now() - YEAR_MS).toISOString().slice(0, 10)

const Search = ({
  conditions,
  onConditions,
  search,
}: Pick<Props, 'conditions' | 'onConditions' | 'search'>) => {
  const [typed, setTyped] = useState(conditions.q)
  useEffect(() => setTyped(conditions.q), [conditions.q])
  useEffect(() => {
    if (typed === conditions.q) return
    const timer = setTimeout(() => onConditions(changed(conditions, { q: typed }), { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, conditions, onConditions])
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

type ChoiceProps = Pick<Props, 'conditions' | 'onConditions' | 'counts' | 'authors'> & { facet: Facet }

const Choices = ({ facet, conditions, onConditions, counts, authors }: ChoiceProps) => {
  const id = useId()
  const chosen = conditions[facet] ?? ''
  const [yearAgo] = useState(dayAYearAgo)
  return (
    <div className={styles.facet} data-chosen={chosen ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {FACET_LABELS[facet]}
      </label>
      <select
        className={styles.select}
        id={id}
        value={chosen}
        onChange={(event) => onConditions(changed(conditions, { [facet]: event.target.value || undefined }))}
      >
        <option value="">すべて</option>
        {choicesOf(facet, chosen, counts, authors, yearAgo).map(({ value, label, count }) => (
          <option key={value} value={value}>
            {count === null ? label : `${label}（${count.toLocaleString('ja-JP')}）`}
          </option>
        ))}
      </select>
    </div>
  )
}

const ORDERS: readonly { label: string; sort: Sort; order: Conditions['order'] }[] = [
  { label: '更新が新しい順', sort: 'updated', order: 'desc' },
  { label: '更新が古い順', sort: 'updated', order: 'asc' },
  { label: '公開日が新しい順', sort: 'published', order: 'desc' },
  { label: '題名の五十音順', sort: 'title', order: 'asc' },
  { label: '情報確認日が古い順', sort: 'checked', order: 'asc' },
]

/** On a phone there are no heads of columns to press. */
const Order = ({ conditions, onConditions }: Pick<Props, 'conditions' | 'onConditions'>) => {
  const id = useId()
  const at = ORDERS.findIndex(({ sort, order }) => sort === conditions.sort && order === conditions.order)
  return (
    <div className={`${styles.facet} ${styles.order}`}>
      <label className={styles.label} htmlFor={id}>
        並び順
      </label>
      <select
        className={styles.select}
        id={id}
        value={at}
        onChange={({ target }) => {
          const { label, ...chosen } = ORDERS[Number(target.value)] ?? { label: '' }
          if (label) onConditions(changed(conditions, chosen))
        }}
      >
        {at === -1 && <option value={-1}>そのほか</option>}
        {ORDERS.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What a list is narrowed by: stages as tabs, words, and everything else as choices with their counts. */
export function Filters(props: Props) {
  const { kind, conditions, onConditions } = props
  const [isOpen, setOpen] = useState(false)
  const facets = facetsOf(kind).filter((facet) => facet !== 'stage')
  const narrowing = facets.filter((facet) => conditions[facet]).length
  return (
    <search className={styles.filters} aria-label="一覧をしぼりこむ">
      <Stages {...props} />
      <div className={styles.line} data-open={isOpen || undefined}>
        <Search {...props} />
        <button className={styles.fold} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          しぼりこむ{narrowing > 0 && `（${narrowing}）`}
        </button>
        <Order {...props} />
        {facets.map((facet) => (
          <Choices key={facet} facet={facet} {...props} />
        ))}
        {isNarrowed(conditions) && (
          <button
            className={styles.reset}
            type="button"
            onClick={() =>
              onConditions({ ...conditionsOf(''), sort: conditions.sort, order: conditions.order })
            }
          >
            条件をすべて外す
          </button>
        )}
      </div>
    </search>
  )
}
