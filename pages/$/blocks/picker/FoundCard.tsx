import { prefectureOfCode } from '#domain/built-in-regions.ts'
import type { Card } from '#domain/card.ts'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './ContentPicker.module.css'

/** One that was found: what it is and where. */
export const FoundCard = ({ card, onPick }: { card: Card; onPick: () => void }) => (
  <button className={styles.card} type="button" onClick={onPick}>
    <Picture
      className={styles.picture}
      picture={card.hero}
      presets={['xs:square', 'sm:square']}
      sizes="3.5rem"
      decorative
    />
    <span className={styles.words}>
      <span className={styles.title}>{card.title}</span>
      <span className={styles.meta}>
        {[CONTENT_KINDS[card.kind].label, card.label, prefectureOfCode(card.prefectureCode)?.name, card.city]
          .filter(Boolean)
          .join('・')}
      </span>
    </span>
  </button>
)
