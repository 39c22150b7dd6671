import { FIRST_ROLE } from '#domain/account/role.ts'

/**
 * A reader of an article on a day in Japan (`2026-11-28`): the number that stands for their line. `subject`: that of a
 * signed-in reader, which is not stored.
 */
export type ArticleRead = { day: string; slug: string; number: string; subject: string | null }

/**
 * Counts the readers that were not counted yet, in one statement. Articles that do not exist, and readers who work in
 * the office, are left out.
 */
export async function addArticleReads(db: D1Database, reads: readonly ArticleRead[]): Promise<void> {
  await db
    .prepare(
      `INSERT INTO article_reader_numbers (day, article_id, number)
       SELECT r.value ->> 'day', t.id, r.value ->> 'number'
       FROM json_each(?1) r CROSS JOIN article_pages t ON t.slug = r.value ->> 'slug'
       WHERE t.status = 'published' AND NOT EXISTS (
         SELECT 1 FROM account_auths l CROSS JOIN accounts a ON a.id = l.account_id CROSS JOIN roles o ON o.id = a.role_id
         WHERE l.uuid = r.value ->> 'subject' AND o.name <> ?2)
       ON CONFLICT DO NOTHING`,
    )
    .bind(JSON.stringify(reads), FIRST_ROLE)
    .run()
}

/** D1 stops a statement after 30 seconds; this many rows take about one. */
const DELETE_BATCH_SIZE = 50_000
/** What is left then is deleted an hour later. */
const MAX_DELETIONS = 20

/** Deletes the numbers of the days before `today`: they are needed on their own day only. */
export async function deleteFormerNumbers(db: D1Database, today: string): Promise<void> {
  const statement = db
    .prepare(
      `DELETE FROM article_reader_numbers WHERE (day, article_id, number) IN (
         SELECT day, article_id, number FROM article_reader_numbers WHERE day < ? LIMIT ${DELETE_BATCH_SIZE})`,
    )
    .bind(today)
  for (let deletions = 0; deletions < MAX_DELETIONS; deletions++)
    if ((await statement.run()).meta.changes < DELETE_BATCH_SIZE) return
}
