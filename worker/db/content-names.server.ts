import type { ContentKind } from '#domain/content-kind.ts'
import { nameKey } from './search-index.server.ts'

/** What the office calls content of any kind, drafts included. */
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

/** What an account may know of: everything (`?1` is NULL), or what is public and its own. */
const KNOWN = '(?1 IS NULL OR is_live = 1 OR owner_id = ?1)'

/**
 * The names of what there is of some ids, at most as many as were asked for. `ownerId` leaves out the drafts of others.
 */
export async function listContentNames(
  db: D1Database,
  ids: readonly string[],
  ownerId: string | null,
): Promise<ContentName[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM manuscripts WHERE id IN (SELECT value FROM json_each(?2)) AND ${KNOWN}`)
    .bind(ownerId, JSON.stringify(ids))
    .all<NameRow>()
  return results.map(toName)
}

type NameSearch = {
  kinds: readonly ContentKind[]
  q: string
  limit: number
  /** What lies here is offered first. */
  prefecture?: string
  /** Leaves out the drafts of others; `null`: nobody's. */
  ownerId: string | null
}

/**
 * Content of some kinds whose name, reading or slug holds a word: what is public first, then what begins with it. The
 * covering index of the lists is read, no row of the table besides those that are answered.
 */
export async function searchContentNames(
  db: D1Database,
  { kinds, q, limit, prefecture = '', ownerId }: NameSearch,
): Promise<ContentName[]> {
  const key = nameKey(q)
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM manuscripts WHERE rowid IN (
         SELECT rowid FROM manuscripts
         WHERE kind IN (SELECT value FROM json_each(?2)) AND stage <> 'archived' AND instr(search_key, ?3) > 0 AND ${KNOWN}
         ORDER BY prefecture_code IS NOT ?5, is_live DESC, instr(search_key, ?3), search_key LIMIT ?4)
       ORDER BY prefecture_code IS NOT ?5, is_live DESC, instr(search_key, ?3), search_key`,
    )
    .bind(ownerId, JSON.stringify(kinds), key, limit, prefecture)
    .all<NameRow>()
  return results.map(toName)
}
