import { DatabaseSync } from 'node:sqlite'

type Name = { name: string }

/**
 * Changes with the published content: the row count and the last update of each table with a slug, and the order of the
 * most read articles. Tables of members have no slug and do not count.
 */
export const contentFingerprint = (file: string): string => {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const tables = sqlite
    .prepare(
      `SELECT m.name FROM sqlite_master m WHERE m.type = 'table' AND (
         SELECT count(*) FROM pragma_table_info(m.name) WHERE name IN ('slug', 'updated_at')) = 2
       ORDER BY m.name`,
    )
    .all() as Name[]
  const prints = tables.map(({ name }) =>
    JSON.stringify([name, sqlite.prepare(`SELECT count(*) n, max(updated_at) t FROM "${name}"`).get()]),
  )
  const ranking = sqlite.prepare(
    'SELECT prefecture_code, article_id FROM popular_articles ORDER BY 1, position',
  )
  prints.push(JSON.stringify(ranking.all()))
  sqlite.close()
  return prints.join('\n')
}
