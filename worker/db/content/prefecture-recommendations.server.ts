import {
  isShownOn,
  nextRecommendationDay,
  type PrefectureRecommendation,
  PrefectureRecommendations,
} from '#domain/content/prefecture-recommendations.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'

type ListRow = { prefecture_code: string; version: number; saved_at: string }
type RecommendationRow = {
  prefecture_code: string
  kind: PrefectureRecommendation['kind']
  content_id: string
  comment: string | null
  starts_on: string | null
  ends_on: string | null
}

const toRecommendation = ({
  kind,
  content_id,
  comment,
  starts_on,
  ends_on,
}: RecommendationRow): PrefectureRecommendation => ({
  kind,
  id: content_id,
  comment,
  from: starts_on,
  to: ends_on,
})

/** The recommendations of a prefecture, in the office's order; version 0 where none were ever saved. */
export async function findRecommendations(db: D1Database, code: string): Promise<PrefectureRecommendations> {
  const [lists, picks] = await db.batch([
    db.prepare('SELECT * FROM prefecture_pick_lists WHERE prefecture_code = ?').bind(code),
    db.prepare('SELECT * FROM prefecture_picks WHERE prefecture_code = ? ORDER BY position').bind(code),
  ])
  const [list] = (lists?.results ?? []) as ListRow[]
  return PrefectureRecommendations.parse({
    code,
    version: list?.version ?? 0,
    picks: ((picks?.results ?? []) as RecommendationRow[]).map(toRecommendation),
    updatedAt: list?.saved_at ?? null,
  })
}

/** The recommendations that are shown at a moment. Content that is not public is left out with its card. */
export async function shownRecommendations(
  db: D1Database,
  code: string,
  now: Date,
): Promise<PrefectureRecommendation[]> {
  const { date } = japanTime(now)
  const { results } = await db
    .prepare('SELECT * FROM prefecture_picks WHERE prefecture_code = ? ORDER BY position')
    .bind(code)
    .all<RecommendationRow>()
  return results.map(toRecommendation).filter((recommendation) => isShownOn(recommendation, date))
}

/** For each prefecture: the number of recommendations, and how many are shown at a moment. */
export type RecommendationSummary = { code: string; count: number; shown: number; updatedAt: string | null }

/** The number of recommendations of each of the 47 prefectures, and how many are shown at a moment. */
export async function listRecommendationSummaries(
  db: D1Database,
  now: Date,
): Promise<RecommendationSummary[]> {
  const { date } = japanTime(now)
  const { results } = await db
    .prepare(
      `SELECT l.prefecture_code AS code, l.saved_at AS updatedAt, count(p.content_id) AS count,
         coalesce(sum(p.content_id IS NOT NULL AND coalesce(p.starts_on, '') <= ?1
           AND coalesce(p.ends_on, '9999') >= ?1), 0) AS shown
       FROM prefecture_pick_lists l LEFT JOIN prefecture_picks p USING (prefecture_code) GROUP BY 1`,
    )
    .bind(date)
    .all<RecommendationSummary>()
  const summaryOf = new Map(results.map((summary) => [summary.code, summary]))
  return BUILT_IN_PREFECTURES.map(
    ({ code }) => summaryOf.get(code) ?? { code, count: 0, shown: 0, updatedAt: null },
  )
}

type Save = {
  code: string
  version: number
  picks: readonly PrefectureRecommendation[]
  by: string | null
  now: Date
}

/** The statements that write the recommendations of a prefecture. They fail as a whole when the version differs. */
export function saveRecommendationsStatements(
  db: D1Database,
  { code, version, picks, by, now }: Save,
): D1PreparedStatement[] {
  const add = db.prepare(
    `INSERT INTO prefecture_picks (prefecture_code, position, kind, content_id, comment, starts_on, ends_on)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  return [
    db
      .prepare(
        `SELECT iif(coalesce((SELECT version FROM prefecture_pick_lists WHERE prefecture_code = ?), 0) = ?,
           1, json('changed meanwhile'))`,
      )
      .bind(code, version),
    db
      .prepare(
        `INSERT INTO prefecture_pick_lists (prefecture_code, version, changes_on, saved_at, saved_by)
         VALUES (?, ?, ?, ?, ?) ON CONFLICT (prefecture_code) DO UPDATE SET
           version = excluded.version, changes_on = excluded.changes_on,
           saved_at = excluded.saved_at, saved_by = excluded.saved_by`,
      )
      .bind(code, version + 1, nextRecommendationDay(picks, now), now.toISOString(), by),
    db.prepare('DELETE FROM prefecture_picks WHERE prefecture_code = ?').bind(code),
    ...picks.map(({ kind, id, comment, from, to }, position) =>
      add.bind(code, position, kind, id, comment, from, to),
    ),
  ]
}

/** Prefectures with recommendations that start or end at a moment and were not published for it yet. */
export async function listDueRecommendations(
  db: D1Database,
  now: Date,
): Promise<PrefectureRecommendations[]> {
  const { results } = await db
    .prepare('SELECT prefecture_code AS code FROM prefecture_pick_lists WHERE changes_on <= ?')
    .bind(japanTime(now).date)
    .all<{ code: string }>()
  return Promise.all(results.map(({ code }) => findRecommendations(db, code)))
}

/** Saves the date of the next change of a list, in the batch that publishes its page. */
export const saveNextRecommendationDay = (
  db: D1Database,
  { code, picks }: Pick<PrefectureRecommendations, 'code' | 'picks'>,
  now: Date,
): D1PreparedStatement =>
  db
    .prepare('UPDATE prefecture_pick_lists SET changes_on = ? WHERE prefecture_code = ?')
    .bind(nextRecommendationDay(picks, now), code)

/** The prefectures that recommend this content: their pages show its card. */
export async function prefecturesRecommending(db: D1Database, contentId: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT prefecture_code AS code FROM prefecture_picks WHERE content_id = ?')
    .bind(contentId)
    .all<{ code: string }>()
  return results.map(({ code }) => code)
}
