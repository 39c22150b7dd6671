import type { ReactNode } from 'react'
import { Refusal } from '#renderer/area/Refusal.tsx'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import styles from './Rows.module.css'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  isNumber?: boolean
  /** It takes the whole width of a card. */
  isWide?: boolean
}

type Props<Row> = {
  /** What the table is called to whoever does not see it. */
  label: string
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Why there are no rows, and how to ask for them again; rows that were at hand anyway cannot fail. */
  error?: StatusError | undefined
  onRetry?: () => void
  isBusy?: boolean
  /** On a phone facts follow one another in a line, for rows of small facts. */
  isCompact?: boolean
  empty: ReactNode
}

const WAITING = [1, 2, 3, 4, 5, 6]

/** Rows of one sort: a table on a desk, cards on a phone; empty, waiting and failed as well. */
export function Rows<Row>({
  label,
  rows,
  idOf,
  columns,
  error,
  onRetry,
  isBusy,
  isCompact,
  empty,
}: Props<Row>) {
  if (!rows && error && onRetry) return <Refusal error={error} onRetry={onRetry} />
  if (!rows)
    return (
      <div className={styles.waiting} role="status">
        <span className="visually-hidden">読み込んでいます。</span>
        {WAITING.map((line) => (
          <span key={line} className={styles.bone} />
        ))}
      </div>
    )
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>
  const [first, ...rest] = columns
  return (
    <table
      className={styles.table}
      aria-label={label}
      aria-busy={isBusy}
      data-busy={isBusy || undefined}
      data-compact={isCompact || undefined}
    >
      <thead className={styles.head}>
        <tr>
          {columns.map(({ label: name, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={idOf(row)} className={styles.row}>
            <th scope="row" className={styles.name}>
              {first.cell(row)}
            </th>
            {rest.map(({ label: name, cell, isNumber, isWide }) => (
              <td key={name} data-label={name} data-number={isNumber} data-wide={isWide}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
