import type { Gift } from '#domain/content/gift.ts'
import type { MentionedCards } from '#renderer/blocks/mentioned-cards.ts'
import styles from './SellPlaces.module.css'

type Props = { places: Gift['sellPlaces']; cards: MentionedCards }

/** Where the gift is sold, with links to our pages of these places. */
export function SellPlaces({ places, cards }: Props) {
  return (
    <ul className={styles.places}>
      {places.map(({ spotId, text }) => {
        const href = spotId ? cards[spotId]?.href : null
        return <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
      })}
    </ul>
  )
}
