import type { ContentKind } from '#domain/content/kind.ts'
import { columnsAsSeen, keyAsSeen } from '../manuscripts/seen-columns.ts'
import { nameKey } from '../search/index.server.ts'
import { isWhole, reachSql, type Whose } from '../staff/reach.ts'

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
 * whoever asks reaches. Of what they do not reach they have what readers see, not what is still written.
 */
export async function listContentNames(
  db: D1Database,
  ids: readonly string[],
  whose: Whose,
): Promise<ContentName[]> {
  const reached = reachSql(whose, '?2')
  const [columns, narrowed, binds] = isWhole(whose)
    ? [COLUMNS, '', []]
    : [
        `m.kind, m.id, m.is_live, ${columnsAsSeen(reached)}`,
        `AND (m.is_live = 1 OR ${reached})`,
        [whose.accountId],
      ]
  const { results } = await db
    .prepare(`SELECT ${columns} FROM manuscripts m WHERE id IN (SELECT value FROM json_each(?1)) ${narrowed}`)
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
  const reached = reachSql(whose, '?5')
  const [columns, sought, narrowed, binds] = isWhole(whose, kinds)
    ? [COLUMNS, 'search_key', '', []]
    : [
        `m.kind, m.id, m.is_live, ${columnsAsSeen(reached)}`,
        keyAsSeen(reached),
        `AND (m.is_live = 1 OR ${reached})`,
        [whose.accountId],
      ]
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM manuscripts m WHERE m.rowid IN (
         SELECT m.rowid FROM manuscripts m
         WHERE kind IN (SELECT value FROM json_each(?1)) AND stage <> 'archived' AND instr(${sought}, ?2) > 0 ${narrowed}
         ORDER BY prefecture_code IS NOT ?4, is_live DESC, instr(search_key, ?2), search_key LIMIT ?3)
       ORDER BY m.prefecture_code IS NOT ?4, is_live DESC, instr(search_key, ?2), search_key`,
    )
    .bind(JSON.stringify(kinds), key, limit, prefecture, ...binds)
    .all<NameRow>()
  return results.map(toName)
}
