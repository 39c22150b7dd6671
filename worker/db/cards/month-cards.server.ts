import type { Card, EventCard } from '#domain/content/card.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { bindNow, inOrder, PUBLIC_NOW } from '../content/content-table.server.ts'
import type { Row } from '../row.ts'
import { selectCards, toCard } from './row.ts'

const SPOTS = `${selectCards(
  'spot',
  `m.month = ? AND m.region = ? AND ${PUBLIC_NOW}`,
  'spot_months m CROSS JOIN spots t ON t.id = m.spot_id',
)} ORDER BY m.best_months, m.published_at DESC, m.spot_id LIMIT ?`

/**
 * Spots worth the trip in a month (1–12), at most `limit` of each region, in the order of the built-in regions: those
 * with the fewest best months first, then the newest. Closed ones are left out.
 */
export async function listSpotsOfMonth(
  db: D1Database,
  month: number,
  limit: number,
  now: Date,
): Promise<Card[][]> {
  const results = await db.batch<Row>(
    BUILT_IN_REGIONS.map((_, region) => db.prepare(SPOTS).bind(month, region, ...bindNow(now), limit)),
  )
  return results.map(({ results: rows }) => rows.map((row) => toCard('spot', row, now)))
}

const CITY = '(SELECT name FROM cities WHERE code = t.city_code) AS city, m.first_day, m.last_day'
const events = (condition: string, direction: 'ASC' | 'DESC'): string =>
  `${selectCards(
    'article-page',
    `m.month = ? AND m.last_day ${condition} ? AND ${PUBLIC_NOW}`,
    'event_months m CROSS JOIN article_pages t ON t.id = m.article_id',
    CITY,
  )} ORDER BY m.last_day ${direction}, m.first_day ${direction}, m.article_id ${direction} LIMIT ?`

/**
 * Public events with a day in a month of a year (`yyyy-MM`): those that are not over, the first to end first, and those
 * that are over, the last to end first; at most `limit` of each.
 */
export async function listEventsOfMonth(
  db: D1Database,
  yearMonth: string,
  limit: number,
  now: Date,
): Promise<{ present: EventCard[]; over: EventCard[] }> {
  const today = japanTime(now).date
  const [present, over] = await db.batch<Row>(
    [events('>=', 'ASC'), events('<', 'DESC')].map((sql) =>
      db.prepare(sql).bind(yearMonth, today, ...bindNow(now), limit),
    ),
  )
  const cards = (rows: readonly Row[] = []) =>
    rows.map((row) => ({
      card: toCard('article-page', row, now),
      firstDay: String(row.first_day),
      lastDay: String(row.last_day),
    }))
  return { present: cards(present?.results), over: cards(over?.results) }
}

/** Public campaigns that take entries between two moments, the first to end first, at most `limit`. */
export async function listCampaignsBetween(
  db: D1Database,
  { from, until }: { from: Date; until: Date },
  limit: number,
  now: Date,
): Promise<Card[]> {
  const where = `t.end_at > ? AND t.start_at < ? AND ${inOrder(PUBLIC_NOW)}`
  const { results } = await db
    .prepare(`${selectCards('campaign', where)} ORDER BY t.end_at, t.id LIMIT ?`)
    .bind(from.toISOString(), until.toISOString(), ...bindNow(now), limit)
    .all<Row>()
  return results.map((row) => toCard('campaign', row, now))
}
