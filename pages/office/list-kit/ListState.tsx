import type { ReactNode } from 'react'
import { Refusal } from '#renderer/area/Refusal.tsx'
import type { StatusError } from '#renderer/shell/errors/errors.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import styles from './ListState.module.css'

export type ListStateProps = {
  rows: readonly unknown[] | undefined
  isBusy?: boolean
  /** Why there are no rows, and how to fetch them again; neither is needed for rows that were not fetched. */
  error?: StatusError | undefined
  retry?: () => void
  /** Shown when there are no rows. */
  empty: ReactNode
  /** The skeleton, shown while the rows load. */
  waiting?: ReactNode
}

const BONES = [1, 2, 3, 4, 5, 6].map((line) => <span key={line} className={styles.bone} />)

/** Rows, or in their place an error, a skeleton, or an empty state. */
export function ListState({
  rows,
  isBusy,
  error,
  retry = () => {},
  empty,
  waiting = <div className="grid gap-12 py-24">{BONES}</div>,
  children,
}: ListStateProps & { children: ReactNode }) {
  const isNone = !rows || rows.length === 0
  return (
    <>
      {error && <Refusal error={error} onRetry={retry} />}
      {!isNone && (
        <div
          // Rows of the previous conditions, until the requested ones have loaded.
          className="grid grid-cols-1 gap-16 aria-[busy]:opacity-55 print:block"
          aria-busy={isBusy || undefined}
        >
          {children}
        </div>
      )}
      {isNone && !error && rows && !isBusy && empty && <EmptyNote>{empty}</EmptyNote>}
      {isNone && !error && (!rows || isBusy) && (
        <>
          <p className="visually-hidden" role="status">
            読み込んでいます。
          </p>
          {waiting}
        </>
      )}
    </>
  )
}
