import styles from './filters.module.css'

type Props = { href: string; label: string; count: number; chosen: boolean }

/** One choice of a facet with its number of results. */
export function ChoiceLink({ href, label, count, chosen }: Props) {
  return (
    <li>
      <a className={styles.choice} href={href} rel="nofollow" aria-current={chosen || undefined}>
        {label}
        <span className={styles.count}>{count.toLocaleString('ja-JP')}件</span>
      </a>
    </li>
  )
}
