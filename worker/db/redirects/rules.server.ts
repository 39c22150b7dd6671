import type { RedirectInput, RedirectRule, RedirectState } from '#domain/redirect/redirect-rule.ts'

type Row = {
  id: string
  source: string
  target: string
  status: RedirectRule['status']
  is_enabled: number
  starts_at: string | null
  ends_at: string | null
  note: string
  hits: number
  last_hit_at: string | null
  version: number
  created_at: string
  updated_at: string
}
const COLUMNS =
  'id, source, target, status, is_enabled, starts_at, ends_at, note, hits, last_hit_at, version, created_at, updated_at'

const toRule = (row: Row): RedirectRule => ({
  id: row.id,
  from: row.source,
  to: row.target,
  status: row.status,
  isEnabled: row.is_enabled === 1,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  note: row.note,
  hits: row.hits,
  lastHitAt: row.last_hit_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const REDIRECT_SORTS = ['updated', 'hits', 'last', 'source'] as const
type Sort = (typeof REDIRECT_SORTS)[number]
const SORTED_BY: Record<Sort, string> = {
  updated: 'updated_at',
  hits: 'hits',
  last: "coalesce(last_hit_at, '')",
  source: 'source',
}

/** Conditions over `?1`, the moment. */
const STATES: Record<RedirectState, string> = {
  off: 'is_enabled = 0',
  over: 'is_enabled = 1 AND ends_at <= ?1',
  waiting: 'is_enabled = 1 AND starts_at > ?1 AND (ends_at IS NULL OR ends_at > ?1)',
  active: 'is_enabled = 1 AND (starts_at IS NULL OR starts_at <= ?1) AND (ends_at IS NULL OR ends_at > ?1)',
}

type RedirectList = {
  q?: string | undefined
  status?: number | undefined
  state?: RedirectState | undefined
  sort: Sort
  limit: number
  /** The cursor: the sort value of the last entry, and its id. */
  after?: readonly [string | number, string] | undefined
}
type Listed = { rules: RedirectRule[]; total: number; next: [string | number, string] | null }

/** Rules filtered by a part of their addresses or note, their status and state; one page of them, and the total. */
export async function listRedirects(db: D1Database, query: RedirectList, now: Date): Promise<Listed> {
  const { q, status, state, sort, limit, after } = query
  const by = SORTED_BY[sort]
  const isUp = sort === 'source'
  const where = [
    'deleted_at IS NULL',
    '?1 IS NOT NULL',
    ...(q
      ? ['(instr(lower(source), ?2) > 0 OR instr(lower(target), ?2) > 0 OR instr(lower(note), ?2) > 0)']
      : []),
    ...(status ? [`status = ${Number(status)}`] : []),
    ...(state ? [STATES[state]] : []),
  ].join(' AND ')
  const binds = [now.toISOString(), q?.toLowerCase() ?? '']
  const from = after ? `AND (${by}, id) ${isUp ? '>' : '<'} (?3, ?4)` : ''
  const order = isUp ? 'ASC' : 'DESC'
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS}, ${by} AS place FROM redirect_rules WHERE ?2 IS NOT NULL AND ${where} ${from}
         ORDER BY ${by} ${order}, id ${order} LIMIT ${limit + 1}`,
      )
      .bind(...binds, ...(after ?? [])),
    db.prepare(`SELECT count(*) AS n FROM redirect_rules WHERE ?2 IS NOT NULL AND ${where}`).bind(...binds),
  ])
  const found = (rows?.results ?? []) as (Row & { place: string | number })[]
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    rules: shown.map(toRule),
    total: (counts?.results as { n: number }[] | undefined)?.[0]?.n ?? 0,
    next: last ? [last.place, last.id] : null,
  }
}

/** A rule by its id, or `null`; deleted ones only with `deleted`. */
export async function findRedirect(
  db: D1Database,
  id: string,
  { deleted = false } = {},
): Promise<RedirectRule | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM redirect_rules WHERE id = ? AND (deleted_at IS NULL OR ?)`)
    .bind(id, deleted ? 1 : 0)
    .first<Row>()
  return row && toRule(row)
}

/** All rules, by source, and the version of the table. */
export async function allRedirects(db: D1Database): Promise<{ rules: RedirectRule[]; version: number }> {
  const [state, rows] = await db.batch([
    db.prepare('SELECT version FROM redirect_state'),
    db.prepare(`SELECT ${COLUMNS} FROM redirect_rules WHERE deleted_at IS NULL ORDER BY source`),
  ])
  return {
    rules: ((rows?.results ?? []) as Row[]).map(toRule),
    version: (state?.results as { version: number }[] | undefined)?.[0]?.version ?? 0,
  }
}

export const redirectVersion = async (db: D1Database): Promise<number> =>
  (await db.prepare('SELECT version FROM redirect_state').first<number>('version')) ?? 0

/**
 * Raises the version of the rules. After the database was restored to an earlier day, the stored rules would otherwise
 * count as newer than all later changes.
 */
export async function raiseRedirectVersion(db: D1Database, version: number): Promise<void> {
  await db.prepare('UPDATE redirect_state SET version = ?1 WHERE version < ?1').bind(version).run()
}

/** A change of the rules. New `id`s of `put` are created; `removed` ones are deleted. */
export type RedirectChange = {
  put: readonly (RedirectInput & { id: string })[]
  removed: readonly string[]
  /** Whether the rule was deleted before. */
  isRestored?: boolean
}

/** Each batch is one parameter: below D1's limit for a value, however long the rules. */
const BATCH_SIZE = 500
const inParts = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / BATCH_SIZE) }, (_, at) =>
    list.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  )

/**
 * The statements of a change. The batch fails as a whole when the rules do not have the version `version` any more:
 * exactly what was validated is written.
 */
export function redirectStatements(
  db: D1Database,
  { put, removed }: RedirectChange,
  version: number,
  now: Date,
): D1PreparedStatement[] {
  const at = now.toISOString()
  return [
    db
      .prepare("SELECT iif((SELECT version FROM redirect_state) = ?, 1, json('changed meanwhile'))")
      .bind(version),
    db.prepare('UPDATE redirect_state SET version = version + 1'),
    ...inParts(removed).map((ids) =>
      db
        .prepare(
          `UPDATE redirect_rules SET deleted_at = ?2, version = version + 1
           WHERE id IN (SELECT value FROM json_each(?1)) AND deleted_at IS NULL`,
        )
        .bind(JSON.stringify(ids), at),
    ),
    ...inParts(put).map((rules) =>
      db
        .prepare(
          `INSERT INTO redirect_rules
             (id, source, target, status, is_enabled, starts_at, ends_at, note, version, created_at, updated_at)
           SELECT value ->> 'id', value ->> 'from', value ->> 'to', value ->> 'status', value ->> 'isEnabled',
             value ->> 'startsAt', value ->> 'endsAt', value ->> 'note', 1, ?2, ?2
           FROM json_each(?1) WHERE true
           ON CONFLICT (id) DO UPDATE SET source = excluded.source, target = excluded.target,
             status = excluded.status, is_enabled = excluded.is_enabled, starts_at = excluded.starts_at,
             ends_at = excluded.ends_at, note = excluded.note, version = version + 1,
             updated_at = excluded.updated_at, deleted_at = NULL`,
        )
        .bind(JSON.stringify(rules), at),
    ),
  ]
}
