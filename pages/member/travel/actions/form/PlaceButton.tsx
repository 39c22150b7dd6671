import type { Card } from '#domain/content/card.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './PlacePicker.module.css'

type Props = { card: Card; onChoose: (card: Card) => void }

/** A selectable place. */
export const PlaceButton = ({ card, onChoose }: Props) => (
  <button className={styles.place} type="button" onClick={() => onChoose(card)}>
    <Picture
      className={styles.thumb}
      picture={card.hero}
      presets={['xs:square', 'sm:square']}
      sizes="3.5rem"
      decorative
    />
    <span className={styles.text}>
      <span className={styles.name}>{card.title}</span>
      <span className={styles.about}>
        {[card.label, `${prefectureOfCode(card.prefectureCode)?.name ?? ''}${card.city ?? ''}`]
          .filter(Boolean)
          .join('・')}
      </span>
    </span>
  </button>
)

/** The places of one source; nothing if it has none. */
export const PlaceList = ({
  name,
  cards,
  onChoose,
}: {
  name: string
  cards: readonly Card[]
  onChoose: Props['onChoose']
}) => (
  <div className={styles.source}>
    <h2 className={styles.sourceName}>{name}</h2>
    <ul className={styles.places}>
      {cards.map((card) => (
        <li key={card.id}>
          <PlaceButton card={card} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  </div>
)

/** Its placeholder. */
export const WaitingPlaces = () => (
  <div className={styles.source} role="status" aria-label="場所を読み込んでいます">
    <span className={`${styles.bone} ${styles.boneName}`} />
    <div className={styles.places}>
      {[0, 1, 2, 3].map((at) => (
        <span className={styles.place} key={at}>
          <span className={`${styles.thumb} ${styles.bone}`} />
          <span className={styles.text}>
            <span className={styles.bone} />
            <span className={`${styles.bone} ${styles.boneShort}`} />
          </span>
        </span>
      ))}
    </div>
  </div>
)
