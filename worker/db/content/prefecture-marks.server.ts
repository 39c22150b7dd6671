import type { PrefectureLevel } from '#domain/region/prefecture-level.ts'

/** Saves the level that a member sets for a prefecture; `none` deletes it. */
export async function savePrefectureMark(
  db: D1Database,
  accountId: string,
  code: string,
  level: PrefectureLevel,
  now: Date,
): Promise<void> {
  const statement =
    level === 'none'
      ? db
          .prepare('DELETE FROM prefecture_marks WHERE account_id = ? AND prefecture_code = ?')
          .bind(accountId, code)
      : db
          .prepare(
            `INSERT INTO prefecture_marks (account_id, prefecture_code, level, updated_at) VALUES (?, ?, ?, ?)
             ON CONFLICT (account_id, prefecture_code)
             DO UPDATE SET level = excluded.level, updated_at = excluded.updated_at`,
          )
          .bind(accountId, code, level, now.toISOString())
  await statement.run()
}
