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
  <article className={`${styles.card} relative grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-16`}>
    <Picture
      className="size-[5rem] object-cover"
      picture={card.hero}
      presets={['xs:square', 'sm:square']}
      sizes="5rem"
      decorative
    />
    <div className="grid gap-4 leading-[1.5]">
      {news && (
        <p className={isShut ? 'text-13 font-semibold text-shu-text' : 'text-13 font-semibold text-koke'}>
          {news}
        </p>
      )}
      <h3 className={`${styles.title} text-16 leading-[1.5]`}>
        <PrLabel disclosure={card.disclosure} />
        {card.href ? (
          <a
            // The whole card is the target.
            className={`${styles.link} text-inherit no-underline after:absolute after:inset-0 after:content-['']`}
            href={card.href}
          >
            {card.title}
          </a>
        ) : (
          card.title
        )}
      </h3>
      <p className="text-13 text-usuzumi">
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
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-24 gap-y-12">
    {children}
  </ul>
)
