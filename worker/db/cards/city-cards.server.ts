import type { Card } from '#domain/content/card.ts'
import { courseStops } from '#domain/content/course-stops.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { conditionsOf } from './filter.ts'
import { selectCards, toCard } from './row.ts'

/** The number of newest spots of a municipality that are considered: more than nearly all have. */
const CONSIDERED = 100

const NEWEST = `(SELECT * FROM spots t WHERE t.city_code = ? AND ${PUBLIC_NOW}
  ORDER BY t.published_at DESC, t.id DESC LIMIT ${CONSIDERED}) t`

/** The newest spots of a municipality worth the trip in a month (1–12). */
export async function listSpotsInSeason(
  db: D1Database,
  { city, month }: { city: string; month: number },
  limit: number,
  now: Date,
): Promise<Card[]> {
  const { where, binds } = conditionsOf('spot', { month }, now)
  const { results } = await db
    .prepare(`${selectCards('spot', where, NEWEST)} ORDER BY t.published_at DESC, t.id DESC LIMIT ?`)
    .bind(city, ...bindNow(now), ...binds, limit)
    .all<Row>()
  return results.map((row) => toCard('spot', row, now))
}

type Course = { articleId: string; stops: ContentRef[] }

/** The stops of the model courses of some articles, in their order; articles without any are left out. */
export async function listCourses(db: D1Database, articleIds: readonly string[]): Promise<Course[]> {
  if (articleIds.length === 0) return []
  // Blocks are stored without spaces; within a text the quotation marks would be escaped.
  const { results } = await db
    .prepare(
      `SELECT t.id, t.blocks FROM json_each(?) w CROSS JOIN article_pages t ON t.id = w.value
       WHERE instr(t.blocks, '"type":"timeline"') > 0 ORDER BY w.key`,
    )
    .bind(JSON.stringify(articleIds))
    .all<{ id: string; blocks: string }>()
  return results.flatMap(({ id, blocks }) => {
    const stops = courseStops(storedJson(blocks))
    return stops.length > 0 ? [{ articleId: id, stops }] : []
  })
}
