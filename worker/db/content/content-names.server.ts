import type { ContentKind } from '#domain/content/kind.ts'
import { visibleColumns, visibleSearchKey } from '../manuscripts/visible-columns.ts'
import { searchedFor } from '../manuscripts/words.server.ts'
import { nameKey } from '../search/index.server.ts'
import { type Requester, reachesAll, reachSql } from '../staff/reach.ts'

/** The name of content of any kind in the office, drafts included. */
export type ContentName = {
  kind: ContentKind
  id: string
  title: string
  slug: string
  isLive: boolean
  prefectureCode: string | null
  heroAddress: string | null
}

type NameRow = Omit<ContentName, 'isLive' | 'prefectureCode' | 'heroAddress'> & {
  is_live: number
  prefecture_code: string | null
  hero_address: string | null
}

const COLUMNS = 'kind, id, title, slug, is_live, prefecture_code, hero_address'
const toName = ({ is_live, prefecture_code, hero_address, ...name }: NameRow): ContentName => ({
  ...name,
  heroAddress: hero_address,
  isLive: is_live === 1,
  prefectureCode: prefecture_code,
})

/**
 * The names of content by id, at most as many as ids: public content, and the drafts within the caller's reach. Outside
 * of it the public name is returned, not that of the working copy.
 */
export async function listContentNames(
  db: D1Database,
  ids: readonly string[],
  requester: Requester,
): Promise<ContentName[]> {
  const reached = reachSql(requester, '?2')
  const [columns, filterSql, binds] = reachesAll(requester)
    ? [COLUMNS, '', []]
    : [
        `m.kind, m.id, m.is_live, ${visibleColumns(reached)}`,
        `AND (m.is_live = 1 OR ${reached})`,
        [requester.accountId],
      ]
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM manuscripts m WHERE id IN (SELECT value FROM json_each(?1)) ${filterSql}`,
    )
    .bind(JSON.stringify(ids), ...binds)
    .all<NameRow>()
  return results.map(toName)
}

type NameSearch = {
  kinds: readonly ContentKind[]
  q: string
  limit: number
  /** The caller: drafts outside of their reach are left out. */
  requester: Requester
  /** Content in this prefecture comes first. */
  prefecture?: string
}

/**
 * Content of some kinds whose name, reading or slug contains a text: public content first, then names that begin with
 * it. Reads the covering index of the lists, and table rows of the results only.
 */
export async function searchContentNames(
  db: D1Database,
  { kinds, q, limit, requester, prefecture = '' }: NameSearch,
): Promise<ContentName[]> {
  const key = nameKey(q)
  // Outside of the caller's reach other keys are compared than those of the index.
  const source = searchedFor(reachesAll(requester, kinds) ? key : '')
  const reached = reachSql(requester, '?5')
  const [columns, nameCondition, filterSql, binds] = reachesAll(requester, kinds)
    ? [COLUMNS, 'search_key', '', []]
    : [
        `m.kind, m.id, m.is_live, ${visibleColumns(reached)}`,
        visibleSearchKey(reached),
        `AND (m.is_live = 1 OR ${reached})`,
        [requester.accountId],
      ]
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM manuscripts m WHERE m.rowid IN (
         SELECT m.rowid FROM ${source.from.replace('?', '?5')}
         WHERE kind IN (SELECT value FROM json_each(?1)) AND stage <> 'archived' AND instr(${nameCondition}, ?2) > 0 ${filterSql}
         ORDER BY prefecture_code IS NOT ?4, is_live DESC, instr(search_key, ?2), search_key LIMIT ?3)
       ORDER BY m.prefecture_code IS NOT ?4, is_live DESC, instr(search_key, ?2), search_key`,
    )
    .bind(JSON.stringify(kinds), key, limit, prefecture, ...binds, ...source.binds)
    .all<NameRow>()
  return results.map(toName)
}
