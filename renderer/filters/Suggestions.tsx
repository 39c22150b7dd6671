import { countText } from './count-text.ts'
import styles from './filters.module.css'

type Suggestion = { label: string; href: string; count?: number; isMore?: boolean }

/** Links to similar searches with results, shown when there is none. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <ul className={styles.links}>
      {suggestions.map(({ label, href, count, isMore }) => (
        <li key={href}>
          <a className={styles.plain} href={href} rel="nofollow">
            {label}
            {count !== undefined && <span className={styles.count}>{countText(count, isMore)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
