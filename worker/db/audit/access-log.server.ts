import { startOfJapaneseDay } from '#domain/date/date.ts'
import { addDays } from '#domain/date/japan-time.ts'
import type { AccessFilter, AccessKind, AccessRecord } from '#domain/office/access-record.ts'
import type { Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'

/** Events of the same kind since the last write. */
export type Access = Pick<AccessRecord, 'way' | 'status' | 'network' | 'hits' | 'firstAt' | 'lastAt'> & {
  kind: AccessKind
  /** The actor's account id or, where only that is available, a login's subject, which is not stored. */
  accountId: string | null
  subject: string | null
  /** The start of the period that is counted together: `2026-11-21T03` for an hour, `2026-11-21T03:14` for a minute. */
  start: string
}

/** `bucket`: the hash of the fields that group events; `together`: the same without the network. */
type CountedAccess = Access & { bucket: string; together: string }

/** Rows of an hour for one kind: of all unknown callers, and of one account. Further ones are counted together. */
const MAX_OF_NOBODY = 300
const MAX_OF_ACCOUNT = 60

/** Adds the buffered events in one statement. No row replaces another. */
export async function addAccess(db: D1Database, seen: readonly CountedAccess[]): Promise<void> {
  const items = seen.map(({ start, ...access }) => ({ ...access, hour: `${start.slice(0, 13)}:00:00.000Z` }))
  await db
    .prepare(
      `WITH given AS MATERIALIZED (
         SELECT value AS item, coalesce(
           (SELECT id FROM accounts WHERE id = value ->> 'accountId'),
           (SELECT account_id FROM account_auths WHERE uuid = value ->> 'subject')) AS doer
         FROM json_each(?1)
       ), judged AS MATERIALIZED (
         SELECT item, doer, NOT EXISTS (SELECT 1 FROM access_log WHERE bucket = item ->> 'bucket')
           AND (SELECT count(*) FROM (
             SELECT 1 FROM access_log
             WHERE done_by IS doer AND kind = item ->> 'kind' AND first_at >= item ->> 'hour' LIMIT ${MAX_OF_NOBODY}
           )) >= iif(doer IS NULL, ${MAX_OF_NOBODY}, ${MAX_OF_ACCOUNT}) AS isFull
         FROM given
       )
       INSERT INTO access_log (bucket, kind, way, status, network, hits, first_at, last_at, done_by)
       SELECT iif(isFull, item ->> 'together', item ->> 'bucket'), item ->> 'kind',
         iif(item ->> 'kind' = 'sign-in' AND item ->> 'way' = '',
           coalesce((SELECT provider FROM account_auths WHERE uuid = item ->> 'subject'), ''), item ->> 'way'),
         item ->> 'status', iif(isFull, '', item ->> 'network'), item ->> 'hits', item ->> 'firstAt', item ->> 'lastAt',
         doer
       FROM judged WHERE true
       ON CONFLICT (bucket) DO UPDATE SET hits = hits + excluded.hits, last_at = max(last_at, excluded.last_at)`,
    )
    .bind(JSON.stringify(items))
    .run()
}

type AccessRow = Row & { id: number; hits: number; status: number }

const record = ({ done_by, done_by_person, ...row }: AccessRow): AccessRecord => ({
  ...(row as unknown as Omit<AccessRecord, 'by'>),
  by: toColleague({ done_by, done_by_person } as Row, 'done_by'),
})

/** The maximum of a count. */
const COUNTED = 10_000

/** The cursor of a page: the moment and the id of the last entry shown. */
type Position = readonly [firstAt: string | number, id: string]

/** The matching records, newest first; `next`: the cursor of the following page. */
export async function listAccess(
  db: D1Database,
  { kind, account, from, to }: AccessFilter,
  { limit, after }: { limit: number; after?: Position | undefined },
) {
  const parts: [string, string | undefined][] = [
    ['log.kind = ?', kind],
    ["log.done_by IN (SELECT id FROM accounts WHERE id >= ?1 AND id < ?1 || '~' LIMIT 20)", account],
    ['log.first_at >= ?', from && startOfJapaneseDay(from).toISOString()],
    ['log.first_at < ?', to && startOfJapaneseDay(addDays(to, 1)).toISOString()],
  ]
  const given = parts.filter((part): part is [string, string] => part[1] !== undefined)
  const values = given.map(([, value]) => value)
  const where = ['1', ...given.map(([sql], at) => sql.replaceAll(/\?1?/g, `?${at + 1}`))].join(' AND ')
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT id, kind, way, status, network, hits, first_at AS firstAt, last_at AS lastAt,
           ${selectColleague('log.done_by', 'done_by')}
         FROM access_log AS log
         WHERE ${where} ${after ? `AND (log.first_at, log.id) < (?${values.length + 1}, ?${values.length + 2})` : ''}
         ORDER BY log.first_at DESC, log.id DESC LIMIT ${limit + 1}`,
      )
      .bind(...values, ...(after ? [after[0], Number(after[1])] : [])),
    db
      .prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM access_log AS log WHERE ${where} LIMIT ${COUNTED})`)
      .bind(...values),
  ])
  const found = ((rows?.results ?? []) as AccessRow[]).map(record)
  const list = found.slice(0, limit)
  const last = list.at(-1)
  const next: Position | undefined =
    found.length > limit && last ? [last.firstAt, String(last.id)] : undefined
  const total = (counts?.results as { n: number }[] | undefined)?.[0]?.n ?? 0
  return { list, total, next }
}
