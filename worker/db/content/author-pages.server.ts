import { bindNow, PUBLIC_NOW } from './content-table.server.ts'

/** The moment of the newest public article of the author `a`; binds the present moment twice. Without one there is no page. */
const NEWEST = `(SELECT t.published_at FROM article_pages t WHERE t.author_id = a.id AND ${PUBLIC_NOW}
  ORDER BY t.published_at DESC LIMIT 1)`

/** A page in the sitemap; `modifiedAt` is that of the newest article, or of the last change in the office. */
type AuthorPage = { slug: string; modifiedAt: string }

/** The authors who have a page, by slug. */
export async function listAuthorPages(db: D1Database, now: Date): Promise<AuthorPage[]> {
  const { results } = await db
    .prepare(
      `SELECT slug, max(updated_at, newest) AS modifiedAt
       FROM (SELECT a.slug, a.updated_at, ${NEWEST} AS newest FROM authors a) WHERE newest IS NOT NULL ORDER BY slug`,
    )
    .bind(...bindNow(now))
    .all<AuthorPage>()
  return results
}

/** The current slug of an author's page by a former one, or `null`. */
export const findAuthorByFormerSlug = (
  db: D1Database,
  formerSlug: string,
  now: Date,
): Promise<string | null> =>
  db
    .prepare(
      `SELECT a.slug FROM slug_history h JOIN authors a ON a.id = h.content_id
       WHERE h.kind = 'author' AND h.slug = ? AND ${NEWEST} IS NOT NULL`,
    )
    .bind(formerSlug, ...bindNow(now))
    .first<string>('slug')

/** The slugs of authors, whether they have a page or not. */
export async function slugsOfAuthors(db: D1Database, ids: readonly string[]): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT slug FROM authors WHERE id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(ids))
    .all<{ slug: string }>()
  return results.map(({ slug }) => slug)
}

/** The statements that make a slug lead to its author, and no longer to whoever had it before. */
export const takeSlugStatements = (db: D1Database, id: string, slug: string): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT OR REPLACE INTO slug_history (kind, slug, content_id)
       SELECT 'author', slug, id FROM authors WHERE id = ? AND slug <> ?`,
    )
    .bind(id, slug),
  db.prepare("DELETE FROM slug_history WHERE kind = 'author' AND slug = ?").bind(slug),
]
