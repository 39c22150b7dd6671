import type { Card } from '#domain/content/card.ts'
import { ContentCard } from '#renderer/ui/ContentCard.tsx'
import styles from './WideCards.module.css'

/** Wide cards: stacked on a phone, three side by side on a wide screen. */
export function WideCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <ContentCard card={card} shape="wide" sizes="(width >= 768px) 23rem, 100vw" />
        </li>
      ))}
    </ul>
  )
}
