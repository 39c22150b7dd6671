import type { ArticleType } from '#domain/content/article-type.ts'
import type { Disclosure } from '#domain/content/disclosure.ts'
import type { Picture } from '#domain/image/picture.ts'
import { type CardFilter, conditionsOf } from '../cards/filter.ts'
import { fromTag, HAS_TAG } from '../cards/tagged-cards.server.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
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

/** Filters a feed: the articles with one of some tags, those with some ids, those published after a moment, and conditions of lists. */
export type FeedFilter = Pick<CardFilter, 'type' | 'region' | 'city' | 'author'> & {
  tags?: readonly string[]
  ids?: readonly string[]
  after?: Date
}

type Source = { from: string; where: string; order: string; binds: (string | number)[] }

/** What a feed is read from: of each tag its newest articles. */
function sourcesOf({ tags, ids, after, ...filter }: FeedFilter, now: Date): Source[] {
  const { where, binds } = conditionsOf('article-page', filter, now)
  const all: Source = {
    from: ids ? 'json_each(?) i CROSS JOIN article_pages t ON t.id = i.value' : 'article_pages t',
    where: `${where} AND ${INDEXABLE}${after ? ' AND t.published_at > ?' : ''}`,
    order: 't.published_at DESC, t.id DESC',
    binds: [...(ids ? [JSON.stringify(ids)] : []), ...binds, ...(after ? [after.toISOString()] : [])],
  }
  return (
    tags?.map((tag) => ({
      from: fromTag('article-page'),
      where: `${all.where} AND ${HAS_TAG}`,
      order: 'c.published_at DESC, c.content_id DESC',
      binds: [...all.binds, 'article-page', tag],
    })) ?? [all]
  )
}

/** The newest articles that are indexable. */
export async function listFeedArticles(
  db: D1Database,
  filter: FeedFilter,
  limit: number,
  now: Date,
): Promise<FeedArticle[]> {
  const sources = sourcesOf(filter, now)
  if (sources.length === 0) return []
  const results = await db.batch<Row>(
    sources.map(({ from, where, order, binds }) =>
      db
        .prepare(
          `SELECT t.id, t.slug, t.type, t.title, t.summary, t.hero, t.tags, t.disclosure, t.published_at,
             ${MODIFIED_AT} AS modified_at, (SELECT name FROM authors WHERE id = t.author_id) AS author_name
           FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ?`,
        )
        .bind(...binds, limit),
    ),
  )
  const rows = new Map(results.flatMap(({ results: found }) => found.map((row) => [String(row.id), row])))
  return [...rows.values()].toSorted(newestFirst).slice(0, limit).map(toFeedArticle)
}

const orderOf = ({ published_at, id }: Row): string => `${published_at} ${id}`
const newestFirst = (one: Row, other: Row): number => (orderOf(one) < orderOf(other) ? 1 : -1)

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
