import styles from './narrowing.module.css'

type Way = { label: string; href: string; count?: number }

/** Where nothing fits all conditions: addresses near this one, with what is there. */
export function WaysOut({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, href, count }) => (
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
