import type { Author } from '../parts/useAuthors.ts'
import type { FacetCounts } from './answers.ts'
import { choicesOf } from './choices.ts'
import { type Conditions, changed } from './conditions.ts'
import styles from './Filters.module.css'

type Props = {
  conditions: Conditions
  onConditions: (next: Conditions) => void
  counts: FacetCounts | undefined
  authors: readonly Author[]
}

/** The stages with how many stand in each: the first thing one looks for. */
export function Stages({ conditions, onConditions, counts, authors }: Props) {
  const chosen = conditions.stage ?? ''
  const choices = choicesOf('stage', chosen, counts, authors, '')
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
          aria-pressed={value === chosen}
          onClick={() => onConditions(changed(conditions, { stage: value || undefined }))}
        >
          {label}
          <span className={styles.count}>{count?.toLocaleString('ja-JP')}</span>
        </button>
      ))}
    </fieldset>
  )
}
