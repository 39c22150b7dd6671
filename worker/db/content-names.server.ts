import type { ContentKind } from '#domain/content-kind.ts'
import { isWhole, reachSql, type Whose } from './reach.ts'
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

/**
 * The names of what there is of some ids, at most as many as were asked for: what readers see, and the drafts that
 * whoever asks reaches.
 */
export async function listContentNames(
  db: D1Database,
  ids: readonly string[],
  whose: Whose,
): Promise<ContentName[]> {
  const [seen, binds] = isWhole(whose)
    ? ['', []]
    : [`AND (m.is_live = 1 OR ${reachSql(whose, '?2')})`, [whose.accountId]]
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM manuscripts m WHERE id IN (SELECT value FROM json_each(?1)) ${seen}`)
    .bind(JSON.stringify(ids), ...binds)
    .all<NameRow>()
  return results.map(toName)
}

type NameSearch = {
  kinds: readonly ContentKind[]
  q: string
  limit: number
  /** Who asks: drafts that they do not reach are not offered. */
  whose: Whose
  /** What lies here is offered first. */
  prefecture?: string
}

/**
 * Content of some kinds whose name, reading or slug holds a word: what is public first, then what begins with it. The
 * covering index of the lists is read, no row of the table besides those that are answered.
 */
export async function searchContentNames(
  db: D1Database,
  { kinds, q, limit, whose, prefecture = '' }: NameSearch,
): Promise<ContentName[]> {
  const key = nameKey(q)
  const [seen, binds] = isWhole(whose, kinds)
    ? ['', []]
    : [`AND (m.is_live = 1 OR ${reachSql(whose, '?5')})`, [whose.accountId]]
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM manuscripts WHERE rowid IN (
         SELECT rowid FROM manuscripts m
         WHERE kind IN (SELECT value FROM json_each(?1)) AND stage <> 'archived' AND instr(search_key, ?2) > 0 ${seen}
         ORDER BY prefecture_code IS NOT ?4, is_live DESC, instr(search_key, ?2), search_key LIMIT ?3)
       ORDER BY prefecture_code IS NOT ?4, is_live DESC, instr(search_key, ?2), search_key`,
    )
    .bind(JSON.stringify(kinds), key, limit, prefecture, ...binds)
    .all<NameRow>()
  return results.map(toName)
}
