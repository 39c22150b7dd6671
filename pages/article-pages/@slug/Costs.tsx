import type { ArticlePage } from '#domain/content/article-page.ts'
import { yenText } from '#domain/place/text.ts'
import styles from './Costs.module.css'

/** The costs of a trip, item by item with their total. */
export function Costs({ costs }: { costs: ArticlePage['cost'] }) {
  const total = costs.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <ul className={styles.costs}>
      {[...costs, { label: '合計', amount: total }].map(({ label, amount }) => (
        <li className={styles.cost} key={label}>
          <span>{label}</span>
          <span className={styles.amount}>{yenText(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
