import type { BlockOf } from '#domain/block.ts'
import { prefectureOfCode } from '#domain/built-in-regions.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import styles from './MapBlock.module.css'
import type { MentionedCards } from './mentioned-cards.ts'

/** The places of a map as a list: the words that every map must have beside it. */
export function MapBlock({ title, points, cards }: BlockOf<'map'>['data'] & { cards: MentionedCards }) {
  const places = points.flatMap(({ id }) => cards[id] ?? [])
  if (places.length === 0) return null
  return (
    <section className={styles.map}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {places.map((card) => (
          <li key={card.id} className={styles.place}>
            {card.href ? <a href={card.href}>{card.title}</a> : card.title}
            <span className={styles.address}>
              {prefectureOfCode(card.prefectureCode)?.name}
              {card.city}
            </span>
            <span className={styles.address}>
              <Unbroken text={card.facts.at(-1) ?? ''} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
