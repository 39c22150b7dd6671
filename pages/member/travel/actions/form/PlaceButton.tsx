import type { Card } from '#domain/content/card.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './PlacePicker.module.css'

type Props = { card: Card; onChoose: (card: Card) => void }

/** A selectable place. */
export const PlaceButton = ({ card, onChoose }: Props) => (
  <button className={styles.place} type="button" onClick={() => onChoose(card)}>
    <Picture
      className="size-[3.5rem] object-cover"
      picture={card.hero}
      presets={['xs:square', 'sm:square']}
      sizes="3.5rem"
      decorative
    />
    <span className="grid gap-4 py-4 leading-[1.4]">
      <span className={`${styles.name} wrap-anywhere text-ai`}>{card.title}</span>
      <span className="font-gothic text-12 text-usuzumi">
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
  <div className="grid min-w-0 gap-12">
    <h2 className="font-gothic text-13 font-normal text-usuzumi">{name}</h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-8">
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
  <div className="grid min-w-0 gap-12" role="status" aria-label="場所を読み込んでいます">
    <span className="block min-h-[0.875rem] w-[6rem] bg-rule" />
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-8">
      {[0, 1, 2, 3].map((at) => (
        <span className={styles.place} key={at}>
          <span className="block size-[3.5rem] min-h-[0.875rem] bg-rule object-cover" />
          <span className="grid gap-4 py-4 leading-[1.4]">
            <span className="block min-h-[0.875rem] bg-rule" />
            <span className="block min-h-[0.875rem] w-[60%] bg-rule" />
          </span>
        </span>
      ))}
    </div>
  </div>
)
