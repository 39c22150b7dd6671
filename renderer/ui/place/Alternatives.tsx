import type { NearbyCard } from '#domain/content/card.ts'
import { distanceText, roadMetres } from '#domain/place/distance.ts'
import styles from './Alternatives.module.css'

/** Alternatives to a closed place. Nothing if there is none nearby. */
export function Alternatives({ cards }: { cards: readonly NearbyCard[] }) {
  if (cards.length === 0) return null
  return (
    <nav aria-label="代わりの行き先">
      <p>代わりに、次のところを訪ねられます。</p>
      <ul className={styles.alternatives}>
        {cards.map(({ id, href, title, city, metres }) => (
          <li key={id}>
            {href ? <a href={href}>{title}</a> : title}
            <span>
              {city} {distanceText(roadMetres(metres))}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
