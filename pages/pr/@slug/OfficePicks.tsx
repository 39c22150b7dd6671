import { useData } from '#renderer/page-context.tsx'
import { ContentCard } from '#renderer/ui/ContentCard.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import styles from './OfficePicks.module.css'

/** What the office puts first, each with its reason where it has written one. */
export function OfficePicks() {
  const { prefecture, picks } = useData<Data>()
  if (picks.length === 0) return null
  return (
    <Section id="picks" title="編集部のおすすめ" lead={`${prefecture.name}で、編集部が選んだものです。`}>
      <ul className={styles.picks}>
        {picks.map(({ card, comment }) => (
          <li className={styles.pick} key={card.id}>
            <ContentCard card={card} />
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
