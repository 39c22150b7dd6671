import type { Feature } from '#domain/content/feature.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import { hasAffiliateText } from '#domain/offers/affiliate-content.ts'
import { InlineText } from '#renderer/blocks/InlineText.tsx'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import { ContentCard } from '#renderer/ui/ContentCard.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { isOddLast } from '#renderer/ui/odd-last.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './FeatureChapter.module.css'

type Props = { feature: Feature; cards: MentionedCards; eager: boolean }

/** One feature: picture, lead, and chapters with their recommendations. */
export function FeatureChapter({ feature, cards, eager }: Props) {
  const ids = useSiteConfig()
  return (
    <article className={styles.feature} id={feature.slug}>
      <Picture
        className={styles.picture}
        picture={feature.hero}
        presets={['feature:sm', 'feature:base', 'screen:1536x600']}
        sizes="(width >= 1200px) 70rem, 100vw"
        eager={eager}
      />
      <header className={styles.head}>
        <DisclosureNote
          disclosure={feature.disclosure}
          hasAffiliateLinks={feature.sections.some(({ body }) => hasAffiliateText(body, ids))}
        />
        <h2>{feature.title}</h2>
        <p className={styles.catch}>{feature.catch}</p>
        {feature.period && (
          <p className={styles.period}>
            旅の時季：
            <time dateTime={feature.period.from}>{japaneseDay(feature.period.from)}</time>〜
            <time dateTime={feature.period.to}>{japaneseDay(feature.period.to)}</time>
          </p>
        )}
        <p className={styles.lead}>{feature.lead}</p>
      </header>
      {feature.sections.map((section) => (
        <section className={styles.section} key={section.heading}>
          <div className={styles.text}>
            <h3>{section.heading}</h3>
            <p>
              <InlineText inline={section.body} />
            </p>
          </div>
          <Recommendations items={section.items} cards={cards} />
        </section>
      ))}
    </article>
  )
}

/** Without those that are no longer public. */
function Recommendations({
  items,
  cards,
}: {
  items: Feature['sections'][number]['items']
  cards: MentionedCards
}) {
  const shown = items.flatMap(({ refId, comment }) => {
    const card = cards[refId]
    return card ? [{ card, comment }] : []
  })
  return (
    <ul className={styles.items}>
      {shown.map(({ card, comment }, index) => (
        <li key={card.id} className={`${styles.item} ${isOddLast(index, shown) ? styles.filling : ''}`}>
          <ContentCard card={card} headingLevel={4} />
          {comment && <p className={styles.comment}>{comment}</p>}
        </li>
      ))}
    </ul>
  )
}
