import type { OpeningPlace } from '../place/opening-day.ts'
import type { Place } from '../place/place.ts'
import type { Card } from './card.ts'

/** Current facts of a place that a card inside an article shows in addition to the card. */
export type MentionedPlace = Pick<
  Place,
  'address' | 'prices' | 'free' | 'tel' | 'officialUrl' | 'lat' | 'lng'
> & {
  /** Input for today's opening state; `null` without opening hours, or for accommodation. */
  opening: OpeningPlace | null
}

/** The card of content referred to in an article. */
export type MentionedCard = Card & { place?: MentionedPlace }
