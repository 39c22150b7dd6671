import styles from './Breadcrumb.module.css'

export type Crumb = { label: string; href: string }

/** Where this page stands; the page itself is the last word and no link. */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
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
