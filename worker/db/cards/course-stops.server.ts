import { courseStops } from '#domain/content/course-stops.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { storedJson } from '../stored-json.ts'

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
