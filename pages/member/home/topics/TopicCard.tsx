import type { ReactNode } from 'react'
import type { Card } from '#domain/content/card.ts'
import { cardState } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import styles from './TopicCard.module.css'

type Props = { card: Card; news?: ReactNode; isShut?: boolean }

/** A topic card, beginning with the news about the item. */
export const TopicCard = ({ card, news, isShut = false }: Props) => (
  <article className={styles.card}>
    <Picture
      className={styles.picture}
      picture={card.hero}
      presets={['xs:square', 'sm:square']}
      sizes="5rem"
      decorative
    />
    <div className={styles.text}>
      {news && <p className={isShut ? styles.shut : styles.news}>{news}</p>}
      <h3 className={styles.title}>
        <PrLabel disclosure={card.disclosure} />
        {card.href ? (
          <a className={styles.link} href={card.href}>
            {card.title}
          </a>
        ) : (
          card.title
        )}
      </h3>
      <p className={styles.about}>
        {[
          cardState(card),
          card.label,
          `${prefectureOfCode(card.prefectureCode)?.name ?? ''}${card.city ?? ''}`,
        ]
          .filter(Boolean)
          .join('・')}
      </p>
    </div>
  </article>
)

/** Cards side by side where there is room. */
export const TopicCards = ({ children }: { children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
)
