import styles from './narrowing.module.css'

type Condition = { name: string; label: string; href: string }
type Props = {
  /** Each with the address where it is left out. */
  conditions: readonly Condition[]
  /** Where all of them are. */
  clearHref?: string
}

/** The conditions that are set, each a link to what is there without it. */
export function Chosen({ conditions, clearHref }: Props) {
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
