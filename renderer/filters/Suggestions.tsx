import styles from './filters.module.css'

type Suggestion = { label: string; href: string; count?: number }

/** Links to similar searches with results, shown when there is none. */
export function Suggestions({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <ul className={styles.links}>
      {suggestions.map(({ label, href, count }) => (
        <li key={href}>
          <a className={styles.plain} href={href} rel="nofollow">
            {label}
            {count !== undefined && <span className={styles.count}>{count.toLocaleString('ja-JP')}件</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
