import type { ArticleType } from '#domain/content/article-type.ts'
import type { Disclosure } from '#domain/content/disclosure.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { INDEXABLE, MODIFIED_AT } from './public-pages.server.ts'

/** An article in a feed. */
export type FeedArticle = {
  slug: string
  type: ArticleType
  title: string
  summary: string[]
  hero: Picture
  tags: string[]
  disclosure: Disclosure
  authorName: string | null
  publishedAt: string
  modifiedAt: string
}

/** Filters a feed: one type of articles, and only those published after a moment. */
export type FeedFilter = { type?: ArticleType; after?: Date }

/** The newest articles that are indexable. */
export async function listFeedArticles(
  db: D1Database,
  { type, after }: FeedFilter,
  limit: number,
  now: Date,
): Promise<FeedArticle[]> {
  const conditions = [
    PUBLIC_NOW,
    INDEXABLE,
    ...(type ? ['t.type = ?'] : []),
    ...(after ? ['t.published_at > ?'] : []),
  ]
  const binds = [...bindNow(now), ...(type ? [type] : []), ...(after ? [after.toISOString()] : [])]
  const { results } = await db
    .prepare(
      `SELECT t.slug, t.type, t.title, t.summary, t.hero, t.tags, t.disclosure, t.published_at,
         ${MODIFIED_AT} AS modified_at, a.name AS author_name
       FROM article_pages t LEFT JOIN authors a ON a.id = t.author_id
       WHERE ${conditions.join(' AND ')} ORDER BY t.published_at DESC, t.id DESC LIMIT ?`,
    )
    .bind(...binds, limit)
    .all<Row>()
  return results.map(toFeedArticle)
}

const toFeedArticle = (row: Row): FeedArticle => ({
  slug: String(row.slug),
  type: row.type as ArticleType,
  title: String(row.title),
  summary: storedJson(row.summary),
  hero: storedJson(row.hero),
  tags: storedJson(row.tags),
  disclosure: storedJson(row.disclosure),
  authorName: row.author_name as string | null,
  publishedAt: String(row.published_at),
  modifiedAt: String(row.modified_at),
})
