import {
  ACTION_TYPES,
  type ActionType,
  type TravelAction,
  type TravelActionInput,
  type TravelActionPatch,
} from '#domain/travel/action.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import type { Row } from '../row.ts'
import { countUsageOfChange } from '../usage/stats.server.ts'
import { countActions, countOfAccount } from './action-counts.server.ts'
import { listedOn, SELECT_ACTION, toAction, writtenColumns } from './action-row.ts'
import { isSweepDue } from './photo-removals.server.ts'
import { arrangePhotos } from './photos.server.ts'

/** Filters a member's records; days are Japan's, both ends included. */
type ActionFilter = { type?: ActionType; prefecture?: string; from?: string; to?: string }
/** The cursor: the listed day and the id of the last record. */
type ActionPosition = [listedOn: string, id: string]
type ActionPage = { actions: TravelAction[]; total: number; next: ActionPosition | null }

const LIVE = 'a.account_id = ? AND a.deleted_at IS NULL'

/** Within a period, records are counted up to this number: a total of it means that many or more. */
const COUNTED = 1000

function conditionsOf(accountId: string, { type, prefecture, from, to }: ActionFilter) {
  const conditions: [string, string][] = [[LIVE, accountId]]
  if (type) conditions.push(['a.type = ?', type])
  if (prefecture) conditions.push(['a.prefecture_code = ?', prefecture])
  if (from) conditions.push(['a.listed_on >= ?', from])
  if (to) conditions.push(['a.listed_on <= ?', to])
  return {
    where: conditions.map(([sql]) => sql).join(' AND '),
    binds: conditions.map(([, value]) => value),
  }
}

function countStatement(db: D1Database, accountId: string, filter: ActionFilter): D1PreparedStatement {
  if (!filter.from && !filter.to) return countActions(db, accountId, filter)
  const { where, binds } = conditionsOf(accountId, filter)
  return db
    .prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM travel_actions a WHERE ${where} LIMIT ${COUNTED})`)
    .bind(...binds)
}

/** One page of a member's records, latest day first. Reads no more rows than it shows, plus a few to count. */
export async function listActions(
  db: D1Database,
  accountId: string,
  { limit, after, ...filter }: ActionFilter & { limit: number; after?: ActionPosition },
): Promise<ActionPage> {
  const { where, binds } = conditionsOf(accountId, filter)
  const beyond = after ? ' AND (a.listed_on, a.id) < (?, ?)' : ''
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(`${SELECT_ACTION} WHERE ${where}${beyond} ORDER BY a.listed_on DESC, a.id DESC LIMIT ?`)
      .bind(...binds, ...(after ?? []), limit + 1),
    countStatement(db, accountId, filter),
  ])
  const results = found?.results ?? []
  const actions = results.slice(0, limit).map(toAction)
  const last = results.length > limit ? actions.at(-1) : undefined
  return {
    actions,
    total: Number(counted?.results[0]?.n ?? 0),
    next: last ? [listedOn(last.date, last.createdAt), last.id] : null,
  }
}

const DONE = ACTION_TYPES.filter((type) => type !== 'wish')

/** The latest visits; of each type only its last ones are read, however many wishes came after them. */
export async function listLatestDone(
  db: D1Database,
  accountId: string,
  limit: number,
): Promise<TravelAction[]> {
  const last = DONE.map(
    (type) => `SELECT * FROM (SELECT account_id, id, listed_on FROM travel_actions a
      WHERE a.account_id = ?1 AND a.type = '${type}' AND a.deleted_at IS NULL
      ORDER BY a.listed_on DESC, a.id DESC LIMIT ?2)`,
  ).join(' UNION ALL ')
  const { results } = await db
    .prepare(
      `${SELECT_ACTION} JOIN (${last} ORDER BY 3 DESC, 2 DESC LIMIT ?2) l
         ON l.account_id = a.account_id AND l.id = a.id
       ORDER BY a.listed_on DESC, a.id DESC`,
    )
    .bind(accountId, limit)
    .all<Row>()
  return results.map(toAction)
}

const selectAction = (db: D1Database, accountId: string, id: string): D1PreparedStatement =>
  db.prepare(`${SELECT_ACTION} WHERE ${LIVE} AND a.id = ?`).bind(accountId, id)

/** A record of this account, or `null`: none, deleted, or another account's. */
export async function findAction(
  db: D1Database,
  accountId: string,
  id: string,
): Promise<TravelAction | null> {
  const row = await selectAction(db, accountId, id).first<Row>()
  return row && toAction(row)
}

/**
 * Creates a record below the limit, counts it for the statistics, and returns it, in one round trip; an existing one
 * with this id stays unchanged. `null` at the limit, and for the id of a deleted one. `isSweepDue`: whether rows or
 * files wait for their removal (photo-removals.server.ts).
 */
export async function createAction(
  db: D1Database,
  accountId: string,
  { id, ...action }: TravelActionInput & { id: string },
  now: Date,
): Promise<{ action: TravelAction | null; isSweepDue: boolean }> {
  const at = now.toISOString()
  const columns = {
    account_id: accountId,
    id,
    ...writtenColumns(action, at),
    version: 1,
    created_at: at,
    updated_at: at,
  }
  const names = Object.keys(columns)
  const insert = `INSERT INTO travel_actions (${names.join(', ')})
    SELECT ${names.map((_, index) => `?${index + 1}`).join(', ')}
    WHERE ${countOfAccount('?1')} < ${TRAVEL_LIMITS.actions} ON CONFLICT (account_id, id) DO NOTHING`
  const results = await db.batch<Row>([
    db.prepare(insert).bind(...Object.values(columns)),
    countUsageOfChange(db, accountId, 'actionsLogged', now),
    selectAction(db, accountId, id),
    isSweepDue(db, now),
  ])
  const [row, sweep] = results.slice(-2).map(({ results: [first] }) => first)
  return { action: row ? toAction(row) : null, isSweepDue: sweep?.isDue === 1 }
}

/**
 * Updates a record and the order of its photos, if it still has the version that the change is based on. Returns
 * whether it had.
 */
export async function updateAction(
  db: D1Database,
  accountId: string,
  { id, createdAt, ...action }: TravelActionInput & Pick<TravelAction, 'id' | 'createdAt'>,
  { version, photos }: { version: number; photos?: TravelActionPatch['photos'] },
  now: Date,
): Promise<boolean> {
  const columns = {
    ...writtenColumns(action, createdAt),
    version: version + 1,
    updated_at: now.toISOString(),
  }
  const set = Object.keys(columns).map((name) => `${name} = ?`)
  const results = await db.batch([
    ...(photos ? arrangePhotos(db, accountId, id, { version, photos }) : []),
    db
      .prepare(
        `UPDATE travel_actions AS a SET ${set.join(', ')} WHERE ${LIVE} AND a.id = ? AND a.version = ?`,
      )
      .bind(...Object.values(columns), accountId, id, version),
  ])
  return (results.at(-1)?.meta.changes ?? 0) > 0
}

/** Deletes a record; it can be restored until it is swept. Returns whether it existed. */
export async function removeAction(
  db: D1Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { meta } = await db
    .prepare(`UPDATE travel_actions AS a SET deleted_at = ? WHERE ${LIVE} AND a.id = ?`)
    .bind(now.toISOString(), accountId, id)
    .run()
  return meta.changes > 0
}

/** Restores a deleted record below the limit. */
export async function restoreAction(db: D1Database, accountId: string, id: string): Promise<void> {
  await db
    .prepare(
      `UPDATE travel_actions SET deleted_at = NULL WHERE account_id = ?1 AND id = ?2 AND deleted_at IS NOT NULL
       AND ${countOfAccount('?1')} < ${TRAVEL_LIMITS.actions}`,
    )
    .bind(accountId, id)
    .run()
}

/** Whether a record of this account is deleted and not swept yet. */
export async function wasDeleted(db: D1Database, accountId: string, id: string): Promise<boolean> {
  const found = db.prepare(
    'SELECT 1 FROM travel_actions WHERE account_id = ? AND id = ? AND deleted_at IS NOT NULL',
  )
  return (await found.bind(accountId, id).first()) !== null
}
