import type { Card } from '#domain/content/card.ts'
import {
  MAX_RANKED,
  POPULAR_DAYS,
  type PopularArticle,
  shownArticles,
} from '#domain/content/popular-articles.ts'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { NOT_PAID } from '../cards/related-articles.server.ts'
import { selectCards, toCard } from '../cards/row.ts'
import type { Row } from '../row.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'

/** The ranking of the whole country, among those of prefectures and themes. */
export const COUNTRY = ''

/** Articles and their readers, by the code of a prefecture, the id of a theme, or `COUNTRY`. */
export type Rankings = Map<string, { id: string; readers: number }[]>

/** `code` is that of the ranking. */
type RankedRow = { id: string; code: string; readers: number }

/** Articles without a prefecture are in the ranking of the country only. */
const CODES = JSON.stringify(['', ...BUILT_IN_PREFECTURES.map(({ code }) => code)])

/** The rankings of themes: which of the ranked articles have one of their tags. */
async function rankedByTheme(db: D1Database, ranked: readonly RankedRow[], now: Date): Promise<Rankings> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT a.key AS at, t.id AS code FROM json_each(?) a
       CROSS JOIN content_tags c ON c.content_id = a.value
       CROSS JOIN content_tags w ON w.kind = 'theme' AND w.tag = c.tag
       CROSS JOIN themes t ON t.id = w.content_id WHERE ${PUBLIC_NOW} ORDER BY a.key`,
    )
    .bind(JSON.stringify(ranked.map(({ id }) => id)), ...bindNow(now))
    .all<{ at: number; code: string }>()
  const byTheme = Map.groupBy(results, ({ code }) => code)
  return new Map(
    [...byTheme].map(([id, rows]) => [id, rows.slice(0, MAX_RANKED).flatMap(({ at }) => ranked[at] ?? [])]),
  )
}

/**
 * Ranks the articles by their readers of the last days, today included. Of each day and prefecture only the most read
 * ones are considered, so that the rows read do not grow with the articles. Advertisements are left out.
 */
export async function rankArticles(db: D1Database, now: Date): Promise<Rankings> {
  const today = japanTime(now).date
  const days = Array.from({ length: POPULAR_DAYS }, (_, ago) => addDays(today, -ago))
  const { results } = await db
    .prepare(
      `WITH best AS MATERIALIZED (
         SELECT DISTINCT r.value AS id FROM json_each(?1) days CROSS JOIN json_each(?2) codes CROSS JOIN json_each((
           SELECT json_group_array(article_id) FROM (SELECT article_id FROM article_readers
             WHERE day = days.value AND prefecture_code = codes.value ORDER BY readers DESC LIMIT ${MAX_RANKED}))) r
       ), summed AS MATERIALIZED (
         SELECT t.id, coalesce(t.prefecture_code, '') AS code, cast(round(sum(w.readers)) AS INTEGER) AS readers
         FROM best CROSS JOIN article_pages t ON t.id = best.id
         CROSS JOIN article_readers w ON w.article_id = t.id AND w.day BETWEEN ?3 AND ?4
         WHERE ${PUBLIC_NOW.replaceAll('?', '?5')} AND ${NOT_PAID} GROUP BY t.id
       )
       SELECT id, code, readers FROM (
         SELECT *, row_number() OVER (PARTITION BY code ORDER BY readers DESC, id) AS position FROM summed)
       WHERE position <= ${MAX_RANKED} ORDER BY readers DESC, id`,
    )
    .bind(JSON.stringify(days), CODES, days.at(-1), today, now.toISOString())
    .all<RankedRow>()
  const byPrefecture = Map.groupBy(results, ({ code }) => code)
  return new Map([
    ...byPrefecture,
    ...(await rankedByTheme(db, results, now)),
    [COUNTRY, results.slice(0, MAX_RANKED)],
  ])
}

/** The rankings as they were last saved. */
export async function savedRankings(db: D1Database): Promise<Rankings> {
  const { results } = await db
    .prepare(
      'SELECT prefecture_code AS code, article_id AS id, readers FROM popular_articles ORDER BY 1, position',
    )
    .all<RankedRow>()
  return Map.groupBy(results, ({ code }) => code)
}

/** The statements that replace all rankings. */
export function saveRankingsStatements(db: D1Database, rankings: Rankings): D1PreparedStatement[] {
  const rows = [...rankings].flatMap(([code, ranking]) =>
    ranking.map(({ id, readers }, index) => ({ code, position: index + 1, id, readers })),
  )
  return [
    db.prepare('DELETE FROM popular_articles'),
    db
      .prepare(
        `INSERT INTO popular_articles (prefecture_code, position, article_id, readers)
         SELECT value ->> 'code', value ->> 'position', value ->> 'id', value ->> 'readers' FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
  ]
}

/** Whether a ranked article still belongs to a theme, by its id. */
const IN_THEME = `EXISTS (SELECT 1 FROM content_tags c JOIN content_tags w ON w.kind = 'theme' AND w.tag = c.tag
  WHERE c.content_id = t.id AND w.content_id = ?1)`

/** An article that has moved since leaves the ranking of its former prefecture or theme, an advertisement every ranking. */
const FROM = 'popular_articles p CROSS JOIN article_pages t ON t.id = p.article_id'
const WHERE = `p.prefecture_code = ?1 AND (?1 IN ('', t.prefecture_code) OR ${IN_THEME}) AND ${NOT_PAID} AND ${PUBLIC_NOW.replaceAll('?', '?2')}`

/** The cards of the articles that are shown as the most read ones of a prefecture, a theme, or the country. */
export async function listPopularCards(db: D1Database, code: string, now: Date): Promise<Card[]> {
  const city = '(SELECT name FROM cities WHERE code = t.city_code) AS city, p.readers'
  const { results } = await db
    .prepare(`${selectCards('article-page', WHERE, FROM, city)} ORDER BY p.position`)
    .bind(code, now.toISOString())
    .all<Row & { readers: number }>()
  return shownArticles(results).map((row) => toCard('article-page', row, now))
}

/** The ranking of a prefecture, a theme, or the country, with its figures. */
export async function listPopularArticles(
  db: D1Database,
  code: string,
  now: Date,
): Promise<PopularArticle[]> {
  const { results } = await db
    .prepare(
      `SELECT t.id, t.slug, t.title, t.prefecture_code AS prefectureCode, p.readers FROM ${FROM} WHERE ${WHERE}
       ORDER BY p.position`,
    )
    .bind(code, now.toISOString())
    .all<Omit<PopularArticle, 'isShown'>>()
  const shown = new Set(shownArticles(results))
  return results.map((article) => ({ ...article, isShown: shown.has(article) }))
}
