import type { ReactNode } from 'react'
import styles from './FactsAndStory.module.css'

/** Layout of a detail page: facts first on a phone, beside the story on a wide screen. */
export function FactsAndStory({ facts, story }: { facts: ReactNode; story: ReactNode }) {
  return (
    <div className={styles.columns}>
      <section className={styles.facts} aria-labelledby="facts">
        <h2 className={styles.title} id="facts">
          基本情報
        </h2>
        {facts}
      </section>
      <div className={styles.story}>{story}</div>
    </div>
  )
}
