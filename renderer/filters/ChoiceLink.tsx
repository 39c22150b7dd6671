import { countText } from './count-text.ts'
import styles from './filters.module.css'

type Props = { href: string; label: string; count: number; isMore?: boolean; chosen: boolean }

/** One choice of a facet with its number of results. */
export function ChoiceLink({ href, label, count, isMore, chosen }: Props) {
  return (
    <li>
      <a className={styles.choice} href={href} rel="nofollow" aria-current={chosen || undefined}>
        {label}
        <span className={styles.count}>{countText(count, isMore)}</span>
      </a>
    </li>
  )
}
