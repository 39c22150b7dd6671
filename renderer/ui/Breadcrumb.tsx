import type { Trail } from '../breadcrumb.ts'
import styles from './Breadcrumb.module.css'

/** The breadcrumb; the last item is this page and not a link. */
export function Breadcrumb({ crumbs, current }: Trail) {
  return (
    <nav className={styles.breadcrumb} aria-label="パンくず">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
