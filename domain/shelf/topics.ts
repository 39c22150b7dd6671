import { z } from 'zod'
import { Card } from '../content/card.ts'
import { IsoDate } from '../date/iso-date.ts'
import { TravelAction } from '../travel/action.ts'
import { TravelActivity } from '../travel/activity.ts'
import { TravelGuide } from '../travel/guide.ts'

/** The current or next trip; `today` has today's lines of a current trip. */
export const NextTrip = z.object({
  guide: TravelGuide.pick({ id: true, title: true }).extend({ startDate: IsoDate, endDate: IsoDate }),
  today: z.array(
    TravelActivity.pick({ id: true, kind: true, title: true, startTime: true, endTime: true, status: true }),
  ),
})
export type NextTrip = z.infer<typeof NextTrip>

/** Why a favourite is shown: it is closed, in season now or soon, or updated. */
export const FavoriteNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shut'), status: z.enum(['tempClosed', 'closed']) }),
  z.object({ kind: z.literal('season'), name: z.string(), from: IsoDate, to: IsoDate, isNow: z.boolean() }),
  z.object({ kind: z.literal('updated'), at: z.string() }),
])
export type FavoriteNews = z.infer<typeof FavoriteNews>

/** Content of a member's home. A part is `null` if it failed to load, and an empty list if there is nothing. */
export const Topics = z.object({
  trip: NextTrip.nullable(),
  reading: z.array(z.object({ card: Card, lastViewedAt: z.string() })).nullable(),
  favorites: z.array(z.object({ card: Card, news: FavoriteNews })).nullable(),
  campaigns: z.array(Card).nullable(),
  season: z.object({ month: z.int(), prefectureCodes: z.array(z.string()), cards: z.array(Card) }).nullable(),
  actions: z.array(TravelAction).nullable(),
  wishes: z.array(TravelAction).nullable(),
})
export type Topics = z.infer<typeof Topics>

/** Whether a member certainly has no data yet: no trips, history, favourites or records. */
export const isNewcomer = ({ trip, reading, favorites, season, actions, wishes }: Topics): boolean =>
  trip === null &&
  [reading, favorites, actions, wishes].every((list) => list !== null && list.length === 0) &&
  season !== null &&
  season.prefectureCodes.length === 0
