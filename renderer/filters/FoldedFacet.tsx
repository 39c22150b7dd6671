import type { ReactNode } from 'react'
import styles from './filters.module.css'

type Props = { name: string; title: string; chosen: string | undefined; children: ReactNode }

/** One collapsible facet; the shared `name` makes the browser keep only one open. */
export function FoldedFacet({ name, title, chosen, children }: Props) {
  return (
    <details className={styles.facet} name="facet" data-facet={name}>
      <summary className={styles.name}>
        {title}
        <span className={chosen ? styles.value : styles.count}>{chosen ?? 'すべて'}</span>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

/** The choices of a facet without groups. */
export function Choices({ children }: { children: ReactNode }) {
  return <ul className={styles.choices}>{children}</ul>
}
