import styles from './filters.module.css'

type Condition = { name: string; label: string; href: string }
type Props = {
  /** Each with the URL that removes it. */
  conditions: readonly Condition[]
  /** The URL that removes all of them. */
  clearHref?: string
}

/** The active conditions, each a link that removes it. */
export function ActiveFilters({ conditions, clearHref }: Props) {
  if (conditions.length === 0) return null
  return (
    <ul className={styles.choices} aria-label="選んだ条件">
      {conditions.map(({ name, label, href }) => (
        <li key={name}>
          <a className={styles.chip} href={href} rel="nofollow" aria-label={`${label}を外す`}>
            {label}
          </a>
        </li>
      ))}
      {clearHref && (
        <li>
          <a className={styles.plain} href={clearHref}>
            条件をすべて外す
          </a>
        </li>
      )}
    </ul>
  )
}
