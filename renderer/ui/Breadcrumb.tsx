import type { Trail } from '../breadcrumb.ts'
import styles from './Breadcrumb.module.css'

/** Where this page stands; the page itself is the last word and no link. */
export function Breadcrumb({ crumbs, current }: Trail) {
  return (
    <nav className={styles.breadcrumb} aria-label="パンくず">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={href} className={styles.crumb}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
