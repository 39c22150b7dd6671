import type { ContentKind } from '#domain/content/kind.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

/** A page in a sitemap; `modifiedAt` is the last change that readers saw. */
type PublicPage = { slug: string; hero: Picture; modifiedAt: string }
type PublicPageCount = { month: string; prefectureCode: string | null; count: number; modifiedAt: string }

/** The condition for indexable pages, over the alias `t`: no noindex, and no canonical elsewhere. */
export const INDEXABLE = `json_extract(t.seo, '$.noindex') = 0 AND json_extract(t.seo, '$.canonical') IS NULL`
export const MODIFIED_AT = 'COALESCE(t.content_updated_at, t.published_at)'

const publicPages = (kind: ContentKind, index = ''): string => {
  const { table, columns } = CONTENT_TABLES[kind]
  const isReal = columns.some(({ name }) => name === 'invented') ? 'AND t.invented = 0' : ''
  return `${table} t ${index} WHERE ${PUBLIC_NOW} AND ${INDEXABLE} ${isReal}`
}

/** The index that has all that is counted. SQLite would choose the one of public articles, and read each of them. */
const COUNTED_BY: Partial<Record<ContentKind, string>> = {
  'article-page': 'INDEXED BY article_pages_in_sitemaps',
}

/** Indexable content of a kind published in a month (`2026-11`, UTC), newest first, without fictional content. */
export async function listPublicPages(
  db: D1Database,
  kind: ContentKind,
  month: string,
  now: Date,
): Promise<PublicPage[]> {
  const { results } = await db
    .prepare(
      `SELECT t.slug, t.hero, ${MODIFIED_AT} AS modified_at FROM ${publicPages(kind)}
       AND t.published_at BETWEEN ? AND ? ORDER BY t.published_at DESC, t.id DESC`,
    )
    .bind(...bindNow(now), month, `${month}-99`)
    .all<Row>()
  return results.map((row) => ({
    slug: String(row.slug),
    hero: storedJson(row.hero),
    modifiedAt: String(row.modified_at),
  }))
}

/** The number of such pages, and their last change, for each month and prefecture; the newest month first. */
export async function countPublicPages(
  db: D1Database,
  kind: ContentKind,
  now: Date,
): Promise<PublicPageCount[]> {
  const { results } = await db
    .prepare(
      `SELECT substr(t.published_at, 1, 7) AS month, t.prefecture_code AS prefectureCode, count(*) AS count,
       max(${MODIFIED_AT}) AS modifiedAt FROM ${publicPages(kind, COUNTED_BY[kind])} GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
    )
    .bind(...bindNow(now))
    .all<PublicPageCount>()
  return results
}
