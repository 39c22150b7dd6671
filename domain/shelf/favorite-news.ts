import type { Spot } from '../content/spot.ts'
import { addDays, isInSeason } from '../date/japan-time.ts'
import { isShut } from '../place/status.ts'
import type { FavoriteNews } from './topics.ts'

/** Days before the start from which a season is announced. */
const SEASON_NOTICE_DAYS = 21

type SeenSpot = {
  businessStatus: Spot['businessStatus']
  seasons: Spot['seasons']
  /** Last update of the content, and the member's last visit, or when it was added if there was none. */
  changedAt: string
  lastSeenAt: string
}

const dayOf = (date: string, monthDay: string): string => `${date.slice(0, 4)}-${monthDay}`

/** The days of a season that is running or starts within three weeks; it may wrap around the year. */
function seasonAt({ name, from, to }: Spot['seasons'][number], today: string): FavoriteNews | null {
  const day = [today, ...Array.from({ length: SEASON_NOTICE_DAYS }, (_, at) => addDays(today, at + 1))].find(
    (one) => isInSeason(one, { from, to }),
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
 * The most urgent news of a favourite on a day in Japan: closed, in season or about to be, or updated since the
 * member's last visit. `null` without news.
 */
export function favoriteNews(spot: SeenSpot, today: string): FavoriteNews | null {
  const isNews = spot.changedAt > spot.lastSeenAt
  // A permanent closure is reported only until the member has seen it.
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

/** Sorts by urgency; stable for equal urgency. */
export const byUrgency = (one: { news: FavoriteNews }, other: { news: FavoriteNews }): number =>
  URGENCY(one.news) - URGENCY(other.news)
