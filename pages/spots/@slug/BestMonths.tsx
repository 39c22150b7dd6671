import { monthsText } from '#domain/place/text.ts'
import { link } from '#domain/url/link.ts'
import styles from './BestMonths.module.css'

/** The best months of a spot (1–12), each with a link to its page; all twelve are a word. */
export const BestMonths = ({ months }: { months: readonly number[] }) =>
  months.length === 12 ? (
    monthsText(months)
  ) : (
    <ul className={styles.months}>
      {[...new Set(months)].map((month) => (
        <li key={month}>
          <a href={link('months', { id: `${month}` })}>{`${month}月`}</a>
        </li>
      ))}
    </ul>
  )
