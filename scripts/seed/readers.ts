import type { D1Database } from '@cloudflare/workers-types'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { POPULAR_DAYS } from '#domain/content/popular-articles.ts'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { fingerprint } from '#domain/text/fingerprint.ts'
import { rankArticles, saveRankingsStatements } from '#worker/db/content/popular-articles.server.ts'

/** The number of newest articles that have many readers. */
const NEWEST = 20

/** A stable number for a text, from 0 to `max`. */
const spread = (text: string, max: number): number => Number.parseInt(fingerprint(text), 36) % (max + 1)

/** Sample readers of the last days, and the rankings that follow from them. Days with readers are kept. */
export async function saveReaders(
  db: D1Database,
  articles: readonly ArticlePage[],
  now: Date,
): Promise<void> {
  const { date } = japanTime(now)
  const newestFirst = articles
    .filter(({ publishedAt }) => publishedAt && new Date(publishedAt) <= now)
    .toSorted((one, other) => Date.parse(other.publishedAt ?? '') - Date.parse(one.publishedAt ?? ''))
  const rows = newestFirst.flatMap(({ id, slug, prefectureCode }, index) =>
    Array.from({ length: POPULAR_DAYS }, (_, ago) => {
      const readers = 2 + (index < NEWEST ? 8 + spread(slug, 30) : spread(slug, 6)) + spread(slug + ago, 4)
      return { id, day: addDays(date, -ago), code: prefectureCode ?? '', readers }
    }),
  )
  await db
    .prepare(
      `INSERT INTO article_readers (article_id, day, prefecture_code, numbers, readers)
       SELECT value ->> 'id', value ->> 'day', value ->> 'code', value ->> 'readers', value ->> 'readers'
       FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(rows))
    .run()
  await db.batch(saveRankingsStatements(db, await rankArticles(db, now)))
}
