import type { Card } from '#domain/content/card.ts'
import styles from './CardGrid.module.css'
import { ContentCard } from './ContentCard.tsx'

type Props = {
  cards: readonly Card[]
  headingLevel?: 2 | 3 | 4
  columns?: 'one' | 'three' | 'four'
  canBeSaved?: boolean
}

/** A grid of cards: two columns on a phone, three or four on a wide screen. `one` is horizontal at half the width. */
export function CardGrid({ cards, headingLevel = 3, columns = 'three', canBeSaved }: Props) {
  return (
    <ul className={`${styles.grid} ${styles[columns]}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <ContentCard card={card} headingLevel={headingLevel} canBeSaved={canBeSaved} />
        </li>
      ))}
    </ul>
  )
}
