import { useData } from '#renderer/page-context.tsx'
import { ContentCard } from '#renderer/ui/ContentCard.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import styles from './OfficeRecommendations.module.css'

/** Up to three share the width. Not `auto-fit`, which would move the cards while a slow page arrives. */
const SHARES: Record<number, string | undefined> = { 1: styles.share1, 2: styles.share2, 3: styles.share3 }

/** The editors' recommendations, with their comments. */
export function OfficeRecommendations() {
  const { prefecture, picks: recommendations } = useData<Data>()
  if (recommendations.length === 0) return null
  return (
    <Section id="picks" title="編集部のおすすめ" lead={`${prefecture.name}で、編集部が選んだものです。`}>
      <ul className={`${styles.picks} ${SHARES[recommendations.length] ?? ''}`}>
        {recommendations.map(({ card, comment }) => (
          <li className={styles.pick} key={card.id}>
            <ContentCard card={card} />
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
