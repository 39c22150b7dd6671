import type { Card } from '#domain/content/card.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { activityOfPlace } from '#domain/travel/guide-of-places.ts'
import { Button } from '#renderer/form/Button.tsx'
import { placeOfCard } from '#renderer/travel/favorites.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './AddPanel.module.css'
import type { Adding } from './useAdding.ts'

/** A place with an add button, marked if it is in the guide already. */
export function PlaceRow({ card, adding }: { card: Card; adding: Adding }) {
  const place = placeOfCard(card)
  if (!place) return null
  const isThere = adding.isThere(place.kind, place.id)
  return (
    <li className={styles.place}>
      <Picture picture={card.hero} presets={['xs:cover', 'sm200:cover']} sizes="4.5rem" decorative />
      <div className="grid">
        <p className="leading-[1.5] font-semibold wrap-anywhere">{card.title}</p>
        <p
          // Places already in the guide are marked after the text, or below it.
          className="flex flex-wrap gap-x-8 text-13 text-usuzumi"
        >
          {[card.label, prefectureOfCode(card.prefectureCode)?.name, card.city].filter(Boolean).join('・')}
          {isThere && (
            <span className="border border-koke px-[0.4em] whitespace-nowrap text-koke">追加済み</span>
          )}
        </p>
      </div>
      <Button
        aria-label={`${card.title}を${isThere ? 'もう一度' : ''}追加`}
        disabled={adding.isTimeWrong}
        onClick={() => adding.add(activityOfPlace(place))}
      >
        追加
      </Button>
    </li>
  )
}
