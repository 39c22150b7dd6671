import type { PublicChange } from '#domain/publish/public-change.ts'
import type { PublishedPage } from '#domain/publish/publication.ts'
import type { Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

/** How long a lease lasts without progress before another run may claim the publication. */
const LEASE_MS = 30_000

/** A claimed publication; writes with an expired lease have no effect. */
export type Run = {
  id: string
  lease: string
  requestedAt: Date
  changes: PublicChange[]
  carries: string[]
  /** The build that its pages are rendered for; `null` before the first run. */
  build: string | null
  isPageLive: boolean
}

/** An address and its rank: low ranks are rendered first. */
export type RankedAddress = { path: string; rank: number }

const leaseEnd = (): string => new Date(Date.now() + LEASE_MS).toISOString()

/** Claims a publication for a run; `null` when it is live or leased. */
export async function claimRun(db: D1Database, id: string): Promise<Run | null> {
  const lease = crypto.randomUUID()
  const row = await db
    .prepare(
      `UPDATE publications SET status = 'rendering', error = NULL, lease = ?2, lease_until = ?3
       WHERE id = ?1 AND status <> 'live' AND (lease_until IS NULL OR lease_until < ?4)
       RETURNING requested_at, changes, carries, build_id, is_page_live`,
    )
    .bind(id, lease, leaseEnd(), new Date().toISOString())
    .first<Row>()
  return (
    row && {
      id,
      lease,
      requestedAt: new Date(String(row.requested_at)),
      changes: storedJson(row.changes),
      carries: storedJson(row.carries),
      build: row.build_id as string | null,
      isPageLive: row.is_page_live === 1,
    }
  )
}

/** The maximum duration of a run, rounded up: a queue message has a quarter of an hour. */
const MAX_RUN_MS = 20 * 60_000

/**
 * The state of the content: a number that increases with every public change, and the moment of the last one. A later
 * read at that moment or after contains every change up to it. `settled`: the number that every run still going on has
 * read, or a later one.
 */
export async function latestState(
  db: D1Database,
  now: Date,
): Promise<{ seq: number; at: number; settled: number }> {
  const settled = 'SELECT seq FROM publications WHERE requested_at < ? ORDER BY requested_at DESC LIMIT 1'
  const row = await db
    .prepare(
      `SELECT seq, requested_at AS at, (${settled}) AS settled FROM publications ORDER BY seq DESC LIMIT 1`,
    )
    .bind(new Date(now.getTime() - MAX_RUN_MS).toISOString())
    .first<{ seq: number; at: string; settled: number | null }>()
  return row
    ? { seq: row.seq, at: Date.parse(row.at), settled: row.settled ?? 0 }
    : { seq: 0, at: 0, settled: 0 }
}

/** Saves the affected addresses of a publication for a build, replacing those for another build. */
export async function savePlan(
  db: D1Database,
  { id, lease }: Run,
  build: string,
  addresses: readonly RankedAddress[],
): Promise<void> {
  const isOurs = 'EXISTS (SELECT 1 FROM publications WHERE id = ?1 AND lease = ?2)'
  await db.batch([
    db.prepare(`DELETE FROM publication_pages WHERE publication_id = ?1 AND ${isOurs}`).bind(id, lease),
    db
      .prepare(
        `INSERT INTO publication_pages (publication_id, path, rank, build_id)
         SELECT ?1, value ->> 'path', value ->> 'rank', ?3 FROM json_each(?4) WHERE ${isOurs}`,
      )
      .bind(id, lease, build, JSON.stringify(addresses)),
    db
      .prepare(
        `UPDATE publications SET build_id = ?3, total = ?4, done = 0, is_page_live = 0 WHERE id = ?1 AND lease = ?2`,
      )
      .bind(id, lease, build, addresses.length),
  ])
}

/** The next addresses to be rendered, by rank. */
export async function listWaitingPages(db: D1Database, id: string, limit: number): Promise<RankedAddress[]> {
  const { results } = await db
    .prepare(
      `SELECT path, rank FROM publication_pages WHERE publication_id = ? AND status = 'waiting'
       ORDER BY rank, path LIMIT ?`,
    )
    .bind(id, limit)
    .all<RankedAddress>()
  return results
}

/** An address that could not be rendered, if any. */
export const findFailedPage = (db: D1Database, id: string): Promise<string | null> =>
  db
    .prepare(`SELECT path FROM publication_pages WHERE publication_id = ? AND status = 'failed' LIMIT 1`)
    .bind(id)
    .first<string>('path')

/** Saves the results of addresses, and extends the lease. */
export async function saveProgress(
  db: D1Database,
  { id, lease }: Run,
  build: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE publication_pages SET status = j.value ->> 'status', error = j.value ->> 'error',
         attempts = attempts + 1 FROM json_each(?3) j
         WHERE publication_id = ?1 AND build_id = ?2
         AND publication_pages.path = j.value ->> 'path'`,
      )
      .bind(id, build, JSON.stringify(pages)),
    db
      .prepare(
        `UPDATE publications SET lease_until = ?3, done = (SELECT count(*) FROM publication_pages
         WHERE publication_id = ?1 AND status IN ('changed', 'same', 'removed')) WHERE id = ?1 AND lease = ?2`,
      )
      .bind(id, lease, leaseEnd()),
  ])
}

const update = async (
  db: D1Database,
  { id, lease }: Run,
  set: string,
  ...binds: unknown[]
): Promise<void> => {
  await db
    .prepare(`UPDATE publications SET ${set} WHERE id = ? AND lease = ?`)
    .bind(...binds, id, lease)
    .run()
}

/** Marks the page and its first lists as public. */
export const savePageLive = (db: D1Database, run: Run): Promise<void> => update(db, run, 'is_page_live = 1')

/** Releases the lease: another run continues. */
export const releaseRun = (db: D1Database, run: Run): Promise<void> =>
  update(db, run, 'lease = NULL, lease_until = NULL')

/** Marks the publication as complete. */
export const finishRun = (db: D1Database, run: Run, now: Date): Promise<void> =>
  update(
    db,
    run,
    `status = 'live', is_page_live = 1, error = NULL, lease = NULL, lease_until = NULL, finished_at = ?`,
    now.toISOString(),
  )

/**
 * The time of the next attempt after `attempts` failures: three times with the next scheduled run, then after 2, 4, 8 …
 * minutes, up to an hour. A store that is unavailable for an afternoon needs no manual retry.
 */
const NEXT_TRY = `iif(attempts < 3, NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', min(60, 1 << (attempts - 2)) || ' minutes'))`

/** After so many failures in a row, about five hours, only a manual retry remains. */
const MAX_TRIES = 12

/** Marks the run as failed: pages that could not be rendered are retried with the publication. */
export async function failRun(db: D1Database, run: Run, error: string): Promise<void> {
  const { id } = run
  await db
    .prepare(
      `UPDATE publication_pages SET status = 'waiting' WHERE publication_id = ? AND status = 'failed'
       AND EXISTS (SELECT 1 FROM publications WHERE id = ? AND lease = ?)`,
    )
    .bind(id, id, run.lease)
    .run()
  await update(
    db,
    run,
    `status = 'failed', error = ?, attempts = attempts + 1, lease = NULL, lease_until = ${NEXT_TRY}`,
    error,
  )
}

/** Unleased publications whose next attempt is due, the oldest first. */
export async function listUnfinished(db: D1Database, now: Date, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM publications INDEXED BY publications_unfinished WHERE status <> 'live' AND attempts < ? AND (lease_until IS NULL OR lease_until < ?)
       ORDER BY seq LIMIT ?`,
    )
    .bind(MAX_TRIES, now.toISOString(), limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/** The number of publications that are not live yet, up to `limit`. */
export const countUnfinished = async (db: D1Database, limit: number): Promise<number> =>
  (await db
    .prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM publications WHERE status <> 'live' LIMIT ?)`)
    .bind(limit)
    .first<number>('n')) ?? 0
