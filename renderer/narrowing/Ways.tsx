import styles from './narrowing.module.css'

type Way = { label: string; href: string; chosen: boolean }

/** The ways in which the entries can stand, at the end of the row; one of them is chosen. */
export function Ways({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <ul className={styles.sorts} aria-label={label}>
      {ways.map((way) => (
        <li key={way.label}>
          <a className={styles.sort} href={way.href} rel="nofollow" aria-current={way.chosen || undefined}>
            {way.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
