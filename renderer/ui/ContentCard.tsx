import type { Card } from '#domain/content/card.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { COVER_SIZES, WIDE_SIZES } from '#domain/image/image.ts'
import { cardState } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { cityNameWithoutCounty } from '#domain/region/city-name.ts'
import { FavoriteButton } from '../shelf/FavoriteButton.tsx'
import { shelfItemOfCard } from '../shelf/shelf-item.ts'
import styles from './ContentCard.module.css'
import { NewTabNote } from './NewTabNote.tsx'
import { Picture } from './Picture.tsx'
import { PrLabel } from './PrLabel.tsx'
import { Unbroken } from './Unbroken.tsx'

type Props = {
  card: Card
  /** The heading level of the card, below its section's. */
  headingLevel?: 2 | 3 | 4
  shape?: 'cover' | 'wide'
  sizes?: string
  /** Shows ♡ in the corner of the picture. */
  canBeSaved?: boolean
}

const PRESETS = { cover: COVER_SIZES, wide: WIDE_SIZES }

/** A content item in a list: picture, kind and place, name, and key facts. */
export function ContentCard({
  card,
  headingLevel = 3,
  shape = 'cover',
  sizes = '(width >= 768px) 17rem, 46vw',
  canBeSaved = false,
}: Props) {
  const Heading = `h${headingLevel}` as const
  const item = canBeSaved ? shelfItemOfCard(card) : null
  // Only a sponsored placement may link to another site.
  const isElsewhere = card.href?.startsWith('https:')
  const state = cardState(card)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={card.hero} presets={PRESETS[shape]} sizes={sizes} decorative />
        {item && <FavoriteButton item={item} variant="tag" />}
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          <PrLabel disclosure={card.disclosure} />
          {[sponsorOf(card), card.label, placeOf(card)].filter(Boolean).join('・')}
          {state && <span className={styles.closed}>{state}</span>}
        </p>
        <Heading className={styles.title}>
          {card.href ? (
            <a
              className={styles.link}
              href={card.href}
              {...(isElsewhere && { rel: 'sponsored nofollow noopener', target: '_blank' })}
            >
              <Unbroken text={card.title} />
              {isElsewhere && <NewTabNote />}
            </a>
          ) : (
            <Unbroken text={card.title} />
          )}
        </Heading>
        <p className={styles.catch}>{card.catch}</p>
        {card.facts.map((fact) => (
          <p className={styles.fact} key={fact}>
            <Unbroken text={fact} />
          </p>
        ))}
        {card.kind === 'article-page' && (
          <p className={styles.fact}>
            <time dateTime={card.publishedAt}>{japaneseDay(card.publishedAt)}</time>
          </p>
        )}
      </div>
    </article>
  )
}

/** The sponsor, which placements show where other cards show their kind. */
const sponsorOf = ({ kind, disclosure }: Card): string | null =>
  kind !== 'sponsored-page' && disclosure.kind === 'pr' ? disclosure.sponsorName : null

function placeOf({ prefectureCode, city, kind }: Card): string {
  const prefecture = prefectureOfCode(prefectureCode)?.name ?? ''
  return kind === 'gift' || kind === 'article-page'
    ? prefecture
    : prefecture + cityNameWithoutCounty(city ?? '')
}
