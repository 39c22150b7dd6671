import type { ContentKind } from '#domain/content/kind.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'
import { bindNow, PUBLIC_NOW } from './content-table.server.ts'
import { CONTENT_TABLES } from './content-tables.server.ts'

/** A page in a sitemap; `modifiedAt` is the last change that readers saw. */
type PublicPage = { slug: string; prefectureCode: string | null; hero: Picture; modifiedAt: string }

/** The condition for indexable pages, over the alias `t`: no noindex, and no canonical elsewhere. */
export const INDEXABLE = `json_extract(t.seo, '$.noindex') = 0 AND json_extract(t.seo, '$.canonical') IS NULL`
export const MODIFIED_AT = 'COALESCE(t.content_updated_at, t.published_at)'

/** All indexable content of a kind at a moment, newest first, without fictional content. */
export async function listPublicPages(db: D1Database, kind: ContentKind, now: Date): Promise<PublicPage[]> {
  const { table, columns } = CONTENT_TABLES[kind]
  const isReal = columns.some(({ name }) => name === 'invented') ? 'AND t.invented = 0' : ''
  const { results } = await db
    .prepare(
      `SELECT t.slug, t.prefecture_code, t.hero, ${MODIFIED_AT} AS modified_at FROM ${table} t
       WHERE ${PUBLIC_NOW} AND ${INDEXABLE} ${isReal} ORDER BY t.published_at DESC, t.id DESC`,
    )
    .bind(...bindNow(now))
    .all<Row>()
  return results.map((row) => ({
    slug: String(row.slug),
    prefectureCode: row.prefecture_code as string | null,
    hero: storedJson(row.hero),
    modifiedAt: String(row.modified_at),
  }))
}
