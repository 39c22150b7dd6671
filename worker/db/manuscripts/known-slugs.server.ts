import type { ContentKind } from '#domain/content/kind.ts'
import { PAGE_KINDS } from '#domain/content/kind-lists.ts'

/** A slug that leads to something public, of now or of before; `present` is the one of now. */
export type KnownSlug = { kind: ContentKind; slug: string; title: string; present: string }

/** So many addresses are compared with; of a larger site the newest. */
const MOST = 20_000

/** The slugs of everything that is public and has a page of its own, and those that it had before. */
export async function listKnownSlugs(db: D1Database): Promise<KnownSlug[]> {
  const withPage = `kind IN (${PAGE_KINDS.map((kind) => `'${kind}'`).join(', ')})`
  const [present, former] = await db.batch([
    db.prepare(
      `SELECT kind, slug, title, slug AS present FROM manuscripts
       WHERE is_live = 1 AND ${withPage} ORDER BY saved_at DESC LIMIT ${MOST}`,
    ),
    db.prepare(
      `SELECT h.kind, h.slug, m.title, m.slug AS present FROM slug_history h JOIN manuscripts m ON m.id = h.content_id
       WHERE m.is_live = 1 AND m.slug <> h.slug AND h.${withPage} LIMIT ${MOST / 4}`,
    ),
  ])
  return [...(present?.results ?? []), ...(former?.results ?? [])] as KnownSlug[]
}

type Page = { path: string; kind: ContentKind; slug: string }
/** So many former addresses are looked at closer; more than that no file of rules is about. */
const MOST_FORMER = 100

/** Which of these pages were the address of something once. */
export async function formerSlugsAmong(db: D1Database, pages: readonly Page[]): Promise<Page[]> {
  if (pages.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT DISTINCT value ->> 'path' AS path, h.kind, h.slug FROM json_each(?)
       JOIN slug_history h ON h.kind = value ->> 'kind' AND h.slug = value ->> 'slug' LIMIT ${MOST_FORMER}`,
    )
    .bind(JSON.stringify(pages))
    .all<Page>()
  return results
}
