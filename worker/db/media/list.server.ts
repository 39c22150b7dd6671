import type { List } from '#domain/api/envelope.ts'
import { startOfJapaneseDay } from '#domain/date/date.ts'
import { addDays } from '#domain/date/japan-time.ts'
import type { Media } from '#domain/media/media.ts'
import { folded } from '#domain/search/text.ts'
import { visibleSearchKey } from '../manuscripts/visible-columns.ts'
import type { Row } from '../row.ts'
import { MEDIA_COLUMNS, mediaOf } from './media.server.ts'

/** Filters the library. `from` and `to` are days in Japan, both included. */
type MediaFilter = {
  q?: string
  unused?: boolean
  incomplete?: boolean
  prefecture?: string
  from?: string
  to?: string
  /** The owner of the visible pictures; `null`: all. */
  ownerId: string | null
  /** The owner whose unpublished manuscripts the caller may read; `null`: all. */
  draftsOf: string | null
}

/** The maximum of a count, which bounds the rows that are read. */
const MAX_COUNTED = 10_000

const NOT_USED = 'NOT EXISTS (SELECT 1 FROM media_uses u WHERE u.address = m.address)'
const INCOMPLETE = `(m.alt = '' OR m.credit = '')`

type Condition = [sql: string, ...binds: (string | number | null)[]]

// No LIKE: D1 takes patterns of 50 bytes, which are sixteen Japanese characters. A picture also matches by the names of
// content that uses it: of others by what readers see.
const REACHED = '(a.drafts_of IS NULL OR m.owner_id = a.drafts_of)'
const MATCHES_KEYWORDS = `NOT EXISTS (SELECT 1 FROM (SELECT ? AS drafts_of) a, json_each(?) w
  WHERE instr(m.search, w.value) = 0 AND NOT EXISTS (
    SELECT 1 FROM media_uses u WHERE u.address = m.address AND EXISTS (
      SELECT 1 FROM manuscripts m WHERE m.id = u.content_id AND (${REACHED} OR (m.is_live = 1 AND u.state = 'live'))
      AND instr(${visibleSearchKey(REACHED)}, w.value) > 0)))`

function conditionsOf({
  q = '',
  unused,
  incomplete,
  prefecture,
  from,
  to,
  ownerId,
  draftsOf,
}: MediaFilter): Condition[] {
  const keywords = folded(q).split(/\s+/).filter(Boolean)
  const conditions: (Condition | false | undefined | '')[] = [
    ['m.deleted_at IS NULL'],
    ownerId !== null && ['m.owner_id = ?', ownerId],
    keywords.length > 0 && [MATCHES_KEYWORDS, draftsOf, JSON.stringify(keywords)],
    unused && [NOT_USED],
    incomplete && [INCOMPLETE],
    prefecture && ['m.prefecture_code = ?', prefecture],
    from && ['m.created_at >= ?', startOfJapaneseDay(from).toISOString()],
    to && ['m.created_at < ?', startOfJapaneseDay(addDays(to, 1)).toISOString()],
  ]
  return conditions.filter((condition) => Boolean(condition)) as Condition[]
}

const joined = (conditions: Condition[]) => ({
  where: conditions.map(([sql]) => sql).join(' AND '),
  binds: conditions.flatMap(([, ...binds]) => binds),
})

type Page = { limit: number; after?: readonly [createdAt: string, id: string] | undefined }

type MediaPage = List<Media> & { next: [string, string] | null }

/** Pictures of the library, newest first, with the total (counted up to 10,000). */
export async function listMedia(
  db: D1Database,
  filter: MediaFilter,
  { limit, after }: Page,
): Promise<MediaPage> {
  const conditions = conditionsOf(filter)
  const all = joined(conditions)
  const page = joined([
    ...conditions,
    ...(after ? [['(m.created_at, m.id) < (?, ?)', ...after] as Condition] : []),
  ])
  const [rows, counted] = await db.batch<Row>([
    db
      .prepare(
        `SELECT ${MEDIA_COLUMNS} FROM media m WHERE ${page.where} ORDER BY m.created_at DESC, m.id DESC LIMIT ?`,
      )
      .bind(...page.binds, limit + 1),
    db
      .prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM media m WHERE ${all.where} LIMIT ${MAX_COUNTED})`)
      .bind(...all.binds),
  ])
  const found = (rows?.results ?? []).map(mediaOf)
  const list = found.slice(0, limit)
  const last = found.length > limit ? list.at(-1) : undefined
  return {
    list,
    meta: { total: Number(counted?.results[0]?.n ?? 0), limit },
    next: last ? [last.createdAt, last.id] : null,
  }
}

type MediaFacets = { all: number; unused: number; incomplete: number }

/** The counts of the quick filters, of all pictures (`null`) or of one account's. */
export async function countMediaFacets(db: D1Database, ownerId: string | null): Promise<MediaFacets> {
  const { where, binds } = joined(conditionsOf({ ownerId, draftsOf: null }))
  const row = await db
    .prepare(
      `SELECT count(*) AS "all", sum(${NOT_USED}) AS unused, sum(${INCOMPLETE}) AS incomplete
       FROM (SELECT * FROM media m WHERE ${where} LIMIT ${MAX_COUNTED}) m`,
    )
    .bind(...binds)
    .first<Row>()
  return {
    all: Number(row?.all ?? 0),
    unused: Number(row?.unused ?? 0),
    incomplete: Number(row?.incomplete ?? 0),
  }
}
