import type { Card } from '#domain/card.ts'
import styles from './Alternatives.module.css'

/** Where to go instead of a closed place. Nothing where nothing is near. */
export function Alternatives({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <nav aria-label="代わりの行き先">
      <p>代わりに、近くの次のところを訪ねられます。</p>
      <ul className={styles.alternatives}>
        {cards.map(({ id, href, title, city }) => (
          <li key={id}>
            {href ? <a href={href}>{title}</a> : title}
            {city}
          </li>
        ))}
      </ul>
    </nav>
  )
}
