import { MONTHS } from '#domain/date/month.ts'
import { link } from '#domain/url/link.ts'
import styles from './MonthLinks.module.css'

type Props = {
  /** The month of the page, 1–12. */
  current?: number
  /** The month marked as 今月; only on pages that are rendered again in another month. */
  present?: number
}

/** Links to the pages of all twelve months. */
export function MonthLinks({ current, present }: Props) {
  return (
    <nav className={styles.months} aria-label="月から選ぶ">
      <ol className={styles.list}>
        {MONTHS.map((month) => (
          <li key={month}>
            <a
              className={styles.month}
              href={link('months', { id: String(month) })}
              aria-current={month === current ? 'page' : undefined}
            >
              {`${month}月`}
              {month === present && <span className={styles.present}>今月</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
