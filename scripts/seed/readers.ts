import type { D1Database } from '@cloudflare/workers-types'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { POPULAR_DAYS } from '#domain/content/popular-articles.ts'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { fingerprint } from '#domain/text/fingerprint.ts'
import { rankArticles, saveRankingsStatements } from '#worker/db/content/popular-articles.server.ts'

/** A stable number of readers on a day: a few articles have many. */
const readersOn = ({ slug }: ArticlePage, day: string): number =>
  Math.floor(
    2 +
      60 / (1 + (Number.parseInt(fingerprint(slug), 36) % 40)) +
      (Number.parseInt(fingerprint(slug + day), 36) % 3),
  )

/** Sample readers of the last days, and the rankings that follow from them. Days with readers are kept. */
export async function saveReaders(
  db: D1Database,
  articles: readonly ArticlePage[],
  now: Date,
): Promise<void> {
  const { date } = japanTime(now)
  const rows = Array.from({ length: POPULAR_DAYS }, (_, ago) => addDays(date, -ago)).flatMap((day) =>
    articles.map((article) => ({
      id: article.id,
      day,
      code: article.prefectureCode,
      readers: readersOn(article, day),
    })),
  )
  await db
    .prepare(
      `INSERT INTO article_readers (article_id, day, prefecture_code, numbers, readers)
       SELECT value ->> 'id', value ->> 'day', coalesce(value ->> 'code', ''), value ->> 'readers', value ->> 'readers'
       FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(rows))
    .run()
  const rankings = await rankArticles(db as never, now)
  await db.batch(saveRankingsStatements(db as never, rankings) as never)
}
