import type { Card } from '#domain/content/card.ts'
import { ArticleMeta } from './ArticleMeta.tsx'
import styles from './RankedArticles.module.css'
import { Unbroken } from './Unbroken.tsx'

/** What the order means. */
export const RANKING_LEAD = 'この1週間に、読者の多かった順です。広告の記事は含みません。'

/** Articles in the order of their readers, with their numbers. */
export const RankedArticles = ({ cards }: { cards: readonly Card[] }) => (
  <ol className={styles.ranking}>
    {cards.map((card) => (
      <li key={card.id} className={styles.entry}>
        <ArticleMeta card={card} className={styles.meta} />
        <h3 className={styles.title}>
          <a className={styles.link} href={card.href ?? undefined}>
            <Unbroken text={card.title} />
          </a>
        </h3>
      </li>
    ))}
  </ol>
)
