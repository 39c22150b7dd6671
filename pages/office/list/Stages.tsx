import type { Author } from '../parts/useAuthors.ts'
import { choicesOf } from './choices.ts'
import { type Conditions, changed } from './conditions.ts'
import type { FacetCounts } from './endpoints.ts'
import styles from './Filters.module.css'

type Props = {
  conditions: Conditions
  onConditions: (next: Conditions) => void
  counts: FacetCounts | undefined
  authors: readonly Author[]
}

/** Tabs for the stages with their counts. */
export function Stages({ conditions, onConditions, counts, authors }: Props) {
  const selected = conditions.stage ?? ''
  const choices = choicesOf('stage', selected, counts, authors, '')
  const total = choices.reduce((sum, { count }) => sum + (count ?? 0), 0)
  const all = [{ value: '', label: 'すべて', count: counts ? total : null }, ...choices]
  return (
    <fieldset className={styles.stages}>
      <legend className="visually-hidden">段階</legend>
      {all.map(({ value, label, count }) => (
        <button
          className={styles.stage}
          type="button"
          key={value}
          aria-pressed={value === selected}
          onClick={() => onConditions(changed(conditions, { stage: value || undefined }))}
        >
          {label}
          <span className="text-12 font-normal text-usuzumi tabular-nums">
            {count?.toLocaleString('ja-JP')}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
