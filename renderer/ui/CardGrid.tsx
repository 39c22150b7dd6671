import type { Card } from '#domain/content/card.ts'
import styles from './CardGrid.module.css'
import { ContentCard } from './ContentCard.tsx'

type Props = {
  cards: readonly Card[]
  headingLevel?: 2 | 3 | 4
  columns?: 'one' | 'three' | 'four'
  canBeKept?: boolean
}

/** Cards side by side: two on a phone, three or four on a wide screen. `one` lies across half of it. */
export function CardGrid({ cards, headingLevel = 3, columns = 'three', canBeKept }: Props) {
  return (
    <ul className={`${styles.grid} ${styles[columns]}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <ContentCard card={card} headingLevel={headingLevel} canBeKept={canBeKept} />
        </li>
      ))}
    </ul>
  )
}
