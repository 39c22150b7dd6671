import type { ReactNode } from 'react'
import styles from './FactTable.module.css'
import { Lines } from './Lines.tsx'

/** A text, several lines, or a component. */
export type Fact = { name: string; value: ReactNode | readonly string[] }

const isUnknown = (value: Fact['value']): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** A table of labels and values. Facts without a value are left out. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => !isUnknown(value))
  if (shown.length === 0) return null
  return (
    <dl className={styles.table}>
      {shown.map(({ name, value }) => (
        <div className={styles.row} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{isText(value) ? <Lines lines={[value].flat()} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const isText = (value: Fact['value']): value is string | readonly string[] =>
  typeof value === 'string' || Array.isArray(value)
