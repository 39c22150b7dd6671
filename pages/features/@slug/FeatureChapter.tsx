import type { Feature } from '#domain/content/feature.ts'
import { InlineText } from '#renderer/blocks/InlineText.tsx'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'
import { ContentCard } from '#renderer/ui/ContentCard.tsx'
import { isOddLast } from '#renderer/ui/odd-last.ts'
import styles from './FeatureChapter.module.css'

type Chapter = Feature['sections'][number]

/** The anchor of a chapter, by its number from 1: headings are not usable as one. */
export const anchorOfChapter = (number: number): string => `chapter-${number}`

type Props = { section: Chapter; number: number; cards: MentionedCards }

/** A chapter of a feature with its recommendations; those that are no longer public are left out. */
export function FeatureChapter({ section: { heading, body, items }, number, cards }: Props) {
  const shown = items.flatMap(({ refId, comment }) => {
    const card = cards[refId]
    return card ? [{ card, comment }] : []
  })
  return (
    <section className={styles.chapter} id={anchorOfChapter(number)}>
      <div className={styles.text}>
        <h2>{heading}</h2>
        <p>
          <InlineText inline={body} />
        </p>
      </div>
      {shown.length > 0 && (
        <ul className={styles.items}>
          {shown.map(({ card, comment }, index) => (
            <li key={card.id} className={`${styles.item} ${isOddLast(index, shown) ? styles.filling : ''}`}>
              <ContentCard card={card} />
              {comment && <p className={styles.comment}>{comment}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
