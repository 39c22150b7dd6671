import type { Spot } from '../content/spot.ts'
import { addDays, isInSeason } from '../date/japan-time.ts'
import { isShut } from '../place/status.ts'
import type { FavoriteNews } from './topics.ts'

/** A season is announced this many days before it begins. */
const SOON = 21

type Looked = {
  businessStatus: Spot['businessStatus']
  seasons: Spot['seasons']
  /** When it was last changed, and when the member last looked or, having never looked, kept it. */
  changedAt: string
  lookedAt: string
}

const dayOf = (date: string, monthDay: string): string => `${date.slice(0, 4)}-${monthDay}`

/** The days of a season that is on at a day or begins within three weeks of it; it may run over the year's end. */
function seasonAt({ name, from, to }: Spot['seasons'][number], today: string): FavoriteNews | null {
  const day = [today, ...Array.from({ length: SOON }, (_, at) => addDays(today, at + 1))].find((one) =>
    isInSeason(one, { from, to }),
  )
  if (!day) return null
  const isOverYearEnd = from > to
  const beganLastYear = isOverYearEnd && day.slice(5) <= to
  const year = Number(day.slice(0, 4)) - (beganLastYear ? 1 : 0)
  const begins = dayOf(String(year), from)
  const ends = dayOf(String(year + (isOverYearEnd ? 1 : 0)), to)
  return { kind: 'season', name, from: begins, to: ends, isNow: day === today }
}

/**
 * What there is to say of a favourite on a day in Japan, the most urgent only: that it is shut, that a season is on or
 * about to begin, that its page was updated since the member last looked. `null` for nothing new.
 */
export function favoriteNews(spot: Looked, today: string): FavoriteNews | null {
  const isNews = spot.changedAt > spot.lookedAt
  // Who has seen that a place is gone for good need not be told every day.
  if (isShut(spot) && (spot.businessStatus === 'tempClosed' || isNews))
    return { kind: 'shut', status: spot.businessStatus === 'closed' ? 'closed' : 'tempClosed' }
  if (isShut(spot)) return null
  const seasons = spot.seasons.flatMap((season) => seasonAt(season, today) ?? [])
  const season = seasons.find((one) => one.kind === 'season' && one.isNow) ?? seasons[0]
  if (season) return season
  return isNews ? { kind: 'updated', at: spot.changedAt } : null
}

const URGENCY = (news: FavoriteNews): number =>
  news.kind === 'shut' ? 0 : news.kind === 'season' ? (news.isNow ? 1 : 2) : 3

/** The most urgent first; what is as urgent stays in the order it came in. */
export const byUrgency = (one: { news: FavoriteNews }, other: { news: FavoriteNews }): number =>
  URGENCY(one.news) - URGENCY(other.news)
