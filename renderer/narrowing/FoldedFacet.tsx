import type { ReactNode } from 'react'
import styles from './narrowing.module.css'

type Props = { name: string; title: string; chosen: string | undefined; children: ReactNode }

/** One facet, folded; of those with one `name` the browser keeps a single one open. */
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

/** The choices of a facet that has no groups. */
export function Choices({ children }: { children: ReactNode }) {
  return <ul className={styles.choices}>{children}</ul>
}
