import type { CardBlockType } from '#domain/blocks/card/card.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SMALL_COVER_SIZES } from '#domain/image/image.ts'
import { cardState } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { FavoriteButton } from '../shelf/FavoriteButton.tsx'
import { shelfItemOfCard } from '../shelf/shelf-item.ts'
import { Picture } from '../ui/Picture.tsx'
import { PrLabel } from '../ui/PrLabel.tsx'
import { Unbroken } from '../ui/Unbroken.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './CardBlock.module.css'
import { CardFacts } from './CardFacts.tsx'

/** A card with the current facts of the mentioned content. Renders nothing if that is no longer public. */
export function CardBlock({ data: { refId }, cards, holidays = null }: BlockProps<CardBlockType>) {
  const card = cards[refId]
  if (!card) return null
  const item = shelfItemOfCard(card)
  const state = cardState(card)
  return (
    <aside className={styles.card} aria-label={`${CONTENT_KINDS[card.kind].label}：${card.title}`}>
      <div className={styles.picture}>
        <Picture
          picture={card.hero}
          presets={SMALL_COVER_SIZES}
          sizes="(width >= 768px) 12rem, 40vw"
          decorative
        />
        {item && <FavoriteButton item={item} variant="tag" />}
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          <PrLabel disclosure={card.disclosure} />
          {[card.label, prefectureOfCode(card.prefectureCode)?.name].filter(Boolean).join('・')}
          {state && <span className={styles.shut}>{state}</span>}
        </p>
        <p className={styles.title}>
          {card.href ? (
            <a className={styles.link} href={card.href}>
              {card.title}
            </a>
          ) : (
            card.title
          )}
        </p>
        <p className={styles.catch}>{card.catch}</p>
        {card.facts.map((fact) => (
          <p className={styles.fact} key={fact}>
            <Unbroken text={fact} />
          </p>
        ))}
      </div>
      {card.place && <CardFacts name={card.title} path={card.href} place={card.place} holidays={holidays} />}
    </aside>
  )
}
