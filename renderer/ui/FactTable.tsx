import type { ReactNode } from 'react'
import styles from './FactTable.module.css'

export type Fact = { name: string; value: ReactNode }

/** Names and values, as a Japanese spot box sets them. Facts without a value are left out. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && value !== false,
  )
  return (
    <dl className={styles.table}>
      {known.map(({ name, value }) => (
        <div className={styles.row} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
