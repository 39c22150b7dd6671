import { type ReactNode, useRef } from 'react'
import styles from './narrowing.module.css'
import { useLightDismiss } from './useLightDismiss.ts'
import { useReopened } from './useReopened.ts'

type Props = { title: string; note?: string | false | undefined; children: ReactNode }

/**
 * What a list or a search can be narrowed and sorted by: all of it links, folded with `details`. On a phone they are
 * under one fold, on a wide screen in a row (browsers without `::details-content` keep the fold there too).
 */
export function Narrowing({ title, note, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  useReopened(ref)
  useLightDismiss(ref)
  return (
    <details className={styles.fold} ref={ref} data-facet="all">
      <summary className={styles.foldName}>
        {title}
        {note && <span className={styles.count}>{note}</span>}
      </summary>
      <div className={styles.row}>{children}</div>
    </details>
  )
}
