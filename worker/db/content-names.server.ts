import type { ContentKind } from '#domain/content-kind.ts'

/** What the office calls content of any kind, drafts included. */
export type ContentName = { kind: ContentKind; id: string; title: string; slug: string; isLive: boolean }

type NameRow = Omit<ContentName, 'isLive'> & { is_live: number }

/** The names of what there is of some ids, at most as many as were asked for. */
export async function listContentNames(db: D1Database, ids: readonly string[]): Promise<ContentName[]> {
  const { results } = await db
    .prepare(
      'SELECT kind, id, title, slug, is_live FROM manuscripts WHERE id IN (SELECT value FROM json_each(?))',
    )
    .bind(JSON.stringify(ids))
    .all<NameRow>()
  return results.map(({ is_live, ...name }) => ({ ...name, isLive: is_live === 1 }))
}
