import { PUBLIC_NOW } from '../content/content-table.server.ts'

/** The slugs of themes with a tag of an author's articles and of series with one, and the municipalities of those. */
export async function reachOfAuthor(
  db: D1Database,
  id: string,
  now: Date,
): Promise<{ themes: string[]; series: string[]; cities: string[] }> {
  const articles = `article_pages t WHERE t.author_id = ?1 AND ${PUBLIC_NOW.replaceAll('?', '?2')}`
  const [themes, series, cities] = await db.batch<{ value: string }>(
    [
      `SELECT DISTINCT h.slug AS value FROM (SELECT t.id FROM ${articles}) a
       CROSS JOIN content_tags c ON c.content_id = a.id
       CROSS JOIN content_tags w ON w.kind = 'theme' AND w.tag = c.tag CROSS JOIN themes h ON h.id = w.content_id`,
      `SELECT DISTINCT s.slug AS value FROM (SELECT t.id FROM ${articles}) a
       CROSS JOIN content_mentions m ON m.to_id = a.id AND m.from_kind = 'series'
       CROSS JOIN series s ON s.id = m.from_id`,
      `SELECT DISTINCT t.city_code AS value FROM ${articles} AND t.city_code IS NOT NULL`,
    ].map((sql) => db.prepare(sql).bind(id, now.toISOString())),
  )
  const values = (answer: typeof themes) => (answer?.results ?? []).map(({ value }) => value)
  return { themes: values(themes), series: values(series), cities: values(cities) }
}
