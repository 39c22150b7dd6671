import type { Card } from '#domain/content/card.ts'
import styles from './CardGrid.module.css'
import { ContentCard } from './ContentCard.tsx'
import { isOddLast } from './odd-last.ts'

type Props = {
  cards: readonly Card[]
  headingLevel?: 2 | 3 | 4
  columns?: 'one' | 'three' | 'four'
  canBeSaved?: boolean
}

/**
 * By number of cards, how many stand in a row on wide screens: few or uneven numbers share the width, so that none is
 * alone in a row. CSS that counts the cards would move them while a slow page arrives.
 */
const SHARES: Record<number, string | undefined> = {
  1: styles.share2,
  2: styles.share2,
  3: styles.share3,
  5: styles.share5,
  6: styles.share3,
  9: styles.share3,
}

/** A grid of cards: two columns on a phone, three or four on a wide screen. `one` is horizontal at half the width. */
export function CardGrid({ cards, headingLevel = 3, columns = 'three', canBeSaved }: Props) {
  return (
    <ul className={[styles.grid, styles[columns], SHARES[cards.length]].filter(Boolean).join(' ')}>
      {cards.map((card, index) => (
        <li key={card.id} className={isOddLast(index, cards) ? styles.filling : undefined}>
          <ContentCard card={card} headingLevel={headingLevel} canBeSaved={canBeSaved} />
        </li>
      ))}
    </ul>
  )
}
