import { type ReactNode, useRef } from 'react'
import styles from './filters.module.css'
import { useLightDismiss } from './useLightDismiss.ts'
import { useRestoredFacets } from './useRestoredFacets.ts'

type Props = { title: string; note?: string | false | undefined; children: ReactNode }

/**
 * The filters and sort links of a list or a search: all are links, folded with `details`. On a phone they are in one
 * disclosure, on a wide screen in a row (browsers without `::details-content` show the disclosure there too).
 */
export function Filters({ title, note, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  useRestoredFacets(ref)
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
