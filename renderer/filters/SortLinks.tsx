import styles from './filters.module.css'

type SortLink = { label: string; href: string; chosen: boolean }

/** The sort orders at the end of the row. */
export function SortLinks({ label, links }: { label: string; links: readonly SortLink[] }) {
  return (
    <ul className={styles.sorts} aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <a className={styles.sort} href={link.href} rel="nofollow" aria-current={link.chosen || undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
