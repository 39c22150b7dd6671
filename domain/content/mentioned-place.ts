import type { OpeningPlace } from '../place/opening-day.ts'
import type { Place } from '../place/place.ts'
import type { Card } from './card.ts'

/** What a card inside a story says of a place beyond its card: the facts that decide a visit, as they are now. */
export type MentionedPlace = Pick<
  Place,
  'address' | 'prices' | 'free' | 'tel' | 'officialUrl' | 'lat' | 'lng'
> & {
  /** What today's state is worked out from; `null` where no hours are known, or where one stays the night. */
  opening: OpeningPlace | null
}

/** The card of something that a story mentions. */
export type MentionedCard = Card & { place?: MentionedPlace }
