import {
  isShownOn,
  nextPickDay,
  type PrefecturePick,
  PrefecturePicks,
} from '#domain/content/prefecture-picks.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'

type ListRow = { prefecture_code: string; version: number; saved_at: string }
type PickRow = {
  prefecture_code: string
  kind: PrefecturePick['kind']
  content_id: string
  comment: string | null
  starts_on: string | null
  ends_on: string | null
}

const toPick = ({ kind, content_id, comment, starts_on, ends_on }: PickRow): PrefecturePick => ({
  kind,
  id: content_id,
  comment,
  from: starts_on,
  to: ends_on,
})

/** What a prefecture recommends, in the office's order; version 0 where nobody ever picked anything. */
export async function findPicks(db: D1Database, code: string): Promise<PrefecturePicks> {
  const [lists, picks] = await db.batch([
    db.prepare('SELECT * FROM prefecture_pick_lists WHERE prefecture_code = ?').bind(code),
    db.prepare('SELECT * FROM prefecture_picks WHERE prefecture_code = ? ORDER BY position').bind(code),
  ])
  const [list] = (lists?.results ?? []) as ListRow[]
  return PrefecturePicks.parse({
    code,
    version: list?.version ?? 0,
    picks: ((picks?.results ?? []) as PickRow[]).map(toPick),
    updatedAt: list?.saved_at ?? null,
  })
}

/** The picks that readers are shown at a moment. What is not public among them is left out by whoever shows their cards. */
export async function shownPicks(db: D1Database, code: string, now: Date): Promise<PrefecturePick[]> {
  const { date } = japanTime(now)
  const { results } = await db
    .prepare('SELECT * FROM prefecture_picks WHERE prefecture_code = ? ORDER BY position')
    .bind(code)
    .all<PickRow>()
  return results.map(toPick).filter((pick) => isShownOn(pick, date))
}

/** Of every prefecture: how many picks it has, and how many of them are shown at a moment. */
export type PickSummary = { code: string; count: number; shown: number; updatedAt: string | null }

/** How many picks each of the 47 prefectures has, and how many of them readers are shown at a moment. */
export async function listPickSummaries(db: D1Database, now: Date): Promise<PickSummary[]> {
  const { date } = japanTime(now)
  const { results } = await db
    .prepare(
      `SELECT l.prefecture_code AS code, l.saved_at AS updatedAt, count(p.content_id) AS count,
         coalesce(sum(p.content_id IS NOT NULL AND coalesce(p.starts_on, '') <= ?1
           AND coalesce(p.ends_on, '9999') >= ?1), 0) AS shown
       FROM prefecture_pick_lists l LEFT JOIN prefecture_picks p USING (prefecture_code) GROUP BY 1`,
    )
    .bind(date)
    .all<PickSummary>()
  const known = new Map(results.map((summary) => [summary.code, summary]))
  return BUILT_IN_PREFECTURES.map(
    ({ code }) => known.get(code) ?? { code, count: 0, shown: 0, updatedAt: null },
  )
}

type Save = { code: string; version: number; picks: readonly PrefecturePick[]; by: string; now: Date }

/** The statements that write the picks of a prefecture. They fail as a whole when the list has another version by now. */
export function savePicksStatements(
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
      .bind(code, version + 1, nextPickDay(picks, now), now.toISOString(), by),
    db.prepare('DELETE FROM prefecture_picks WHERE prefecture_code = ?').bind(code),
    ...picks.map(({ kind, id, comment, from, to }, position) =>
      add.bind(code, position, kind, id, comment, from, to),
    ),
  ]
}

/** Prefectures whose picks begin or end by themselves at a moment, and are not written down as published yet. */
export async function listDuePicks(db: D1Database, now: Date): Promise<PrefecturePicks[]> {
  const { results } = await db
    .prepare('SELECT prefecture_code AS code FROM prefecture_pick_lists WHERE changes_on <= ?')
    .bind(japanTime(now).date)
    .all<{ code: string }>()
  return Promise.all(results.map(({ code }) => findPicks(db, code)))
}

/** Notes when a list changes next; goes into the batch that has its page made again. */
export const noteNextPickDay = (
  db: D1Database,
  { code, picks }: Pick<PrefecturePicks, 'code' | 'picks'>,
  now: Date,
): D1PreparedStatement =>
  db
    .prepare('UPDATE prefecture_pick_lists SET changes_on = ? WHERE prefecture_code = ?')
    .bind(nextPickDay(picks, now), code)

/** The prefectures that recommend something: their pages show its card. */
export async function prefecturesPicking(db: D1Database, contentId: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT prefecture_code AS code FROM prefecture_picks WHERE content_id = ?')
    .bind(contentId)
    .all<{ code: string }>()
  return results.map(({ code }) => code)
}
