import type { ContentKind } from '#domain/content/kind.ts'
import { PAGE_KINDS } from '#domain/content/kind-lists.ts'

/** A slug, current or former, of public content; `present` is the current one. */
type SlugTarget = { kind: ContentKind; slug: string; title: string; present: string }

/** The maximum of slugs to compare; of a larger site the newest. */
const MAX_SLUGS = 20_000

/** The current and former slugs of all public content with a page of its own. */
export async function listSlugTargets(db: D1Database): Promise<SlugTarget[]> {
  const withPage = `kind IN (${PAGE_KINDS.map((kind) => `'${kind}'`).join(', ')})`
  const [present, former] = await db.batch([
    db.prepare(
      `SELECT kind, slug, title, slug AS present FROM manuscripts
       WHERE is_live = 1 AND ${withPage} ORDER BY saved_at DESC LIMIT ${MAX_SLUGS}`,
    ),
    db.prepare(
      `SELECT h.kind, h.slug, m.title, m.slug AS present FROM slug_history h JOIN manuscripts m ON m.id = h.content_id
       WHERE m.is_live = 1 AND m.slug <> h.slug AND h.${withPage} LIMIT ${MAX_SLUGS / 4}`,
    ),
  ])
  return [...(present?.results ?? []), ...(former?.results ?? [])] as SlugTarget[]
}

type Page = { path: string; kind: ContentKind; slug: string }
/** The maximum of former addresses that are checked in one file of rules. */
const MAX_FORMER = 100

/** The pages among these that are former slugs. */
export async function formerSlugsAmong(db: D1Database, pages: readonly Page[]): Promise<Page[]> {
  if (pages.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT DISTINCT value ->> 'path' AS path, h.kind, h.slug FROM json_each(?)
       JOIN slug_history h ON h.kind = value ->> 'kind' AND h.slug = value ->> 'slug' LIMIT ${MAX_FORMER}`,
    )
    .bind(JSON.stringify(pages))
    .all<Page>()
  return results
}
