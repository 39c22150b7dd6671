import type { ClientError, ErrorPlace } from '#domain/operations/operations.ts'
import type { ErrorKind } from '#domain/operations/telemetry.ts'
import { auditIfChanged } from '../audit/audit-if-changed.server.ts'

/**
 * The maximum of stored errors by number of sightings, plus the first few of each page: a new error never evicts one
 * with more sightings. Errors of a single network are limited to `MAX_OF_NETWORK`, however many it invents, and only
 * `MAX_SHOWN_OF_NETWORK` of them are listed before those of others.
 */
const MAX_ERRORS = 300
const MAX_OF_PAGE = 3
const MAX_OF_NETWORK = 20
const MAX_SHOWN_OF_NETWORK = 5
/** The maximum of stored places of each error, those with the most sightings. */
const MAX_PLACES = 40

/** The sightings of one error in one place since the last write. */
export type SeenError = {
  fingerprint: string
  kind: ErrorKind
  message: string
  stack: string
  build: string
  pageType: string
  browser: string
  /** A hash that distinguishes networks. */
  network: string
  hits: number
}

/** More sightings first, and of equal ones the later. */
const BY_SIGHTINGS = 'hits DESC, last_at DESC, fingerprint'

/**
 * Adds the buffered sightings in a few statements. A resolved error is reopened when it occurs in a newer build (build
 * ids increase).
 */
export async function addErrors(db: D1Database, seen: readonly SeenError[], now: Date): Promise<void> {
  const binds = [JSON.stringify(seen), now.toISOString()] as const
  await db.batch([
    db
      .prepare(
        `INSERT INTO client_errors (fingerprint, kind, message, stack, hits, first_at, last_at, first_build, last_build,
           page_type, network)
         SELECT value ->> 'fingerprint', value ->> 'kind', value ->> 'message', value ->> 'stack', value ->> 'hits',
           ?2, ?2, value ->> 'build', value ->> 'build', value ->> 'pageType', value ->> 'network'
         FROM json_each(?1) WHERE true
         ON CONFLICT (fingerprint) DO UPDATE SET hits = hits + excluded.hits, last_at = excluded.last_at,
           network = iif(network = excluded.network, network, NULL),
           stack = iif(excluded.last_build > last_build, excluded.stack, stack),
           last_build = max(last_build, excluded.last_build),
           resolved_at = iif(excluded.last_build > resolved_build, NULL, resolved_at),
           resolved_build = iif(excluded.last_build > resolved_build, NULL, resolved_build)`,
      )
      .bind(...binds),
    db
      .prepare(
        `INSERT INTO client_error_places (fingerprint, build, page_type, browser, hits, last_at)
         SELECT value ->> 'fingerprint', value ->> 'build', value ->> 'pageType', value ->> 'browser',
           value ->> 'hits', ?2 FROM json_each(?1) WHERE true
         ON CONFLICT DO UPDATE SET hits = hits + excluded.hits, last_at = excluded.last_at`,
      )
      .bind(...binds),
    db
      .prepare(
        `DELETE FROM client_error_places WHERE (fingerprint, build, page_type, browser) IN (
           SELECT fingerprint, build, page_type, browser FROM (
             SELECT *, row_number() OVER (PARTITION BY fingerprint ORDER BY hits DESC, last_at DESC) AS place
             FROM client_error_places
             WHERE fingerprint IN (SELECT value ->> 'fingerprint' FROM json_each(?1)))
           WHERE place > ${MAX_PLACES})`,
      )
      .bind(binds[0]),
    db
      .prepare(
        `DELETE FROM client_errors WHERE fingerprint IN (
           SELECT fingerprint FROM (
             SELECT fingerprint, row_number() OVER (PARTITION BY network ORDER BY ${BY_SIGHTINGS}) AS of_network
             FROM client_errors WHERE network IN (SELECT value ->> 'network' FROM json_each(?1)))
           WHERE of_network > ${MAX_OF_NETWORK})`,
      )
      .bind(binds[0]),
    db.prepare(
      `DELETE FROM client_errors WHERE fingerprint IN (
         SELECT fingerprint FROM (
           SELECT fingerprint, row_number() OVER (ORDER BY ${BY_SIGHTINGS}) AS of_all,
             row_number() OVER (PARTITION BY page_type ORDER BY ${BY_SIGHTINGS}) AS of_page
           FROM client_errors)
         WHERE of_all > ${MAX_ERRORS} AND of_page > ${MAX_OF_PAGE})`,
    ),
  ])
}

const COLUMNS = `fingerprint, kind, message, stack, hits, first_at AS firstAt, last_at AS lastAt,
  first_build AS firstBuild, last_build AS lastBuild, resolved_at AS resolvedAt`

type ErrorState = 'open' | 'resolved'

/**
 * Errors, the latest first, and the totals of open and resolved ones. Most errors of a single network come last: it may
 * have invented them.
 */
export async function listErrors(
  db: D1Database,
  { state, limit }: { state: ErrorState; limit: number },
): Promise<{ list: ClientError[]; total: number; resolved: number }> {
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM (
           SELECT *, row_number() OVER (PARTITION BY coalesce(network, fingerprint) ORDER BY ${BY_SIGHTINGS}) AS of_network
           FROM client_errors WHERE resolved_at IS ${state === 'open' ? '' : 'NOT '}NULL)
         ORDER BY of_network > ${MAX_SHOWN_OF_NETWORK}, last_at DESC, fingerprint LIMIT ?`,
      )
      .bind(limit),
    db.prepare('SELECT count(*) AS total, count(resolved_at) AS resolved FROM client_errors'),
  ])
  const { total = 0, resolved = 0 } = (counts?.results[0] ?? {}) as { total?: number; resolved?: number }
  return { list: (rows?.results ?? []) as ClientError[], total: total - resolved, resolved }
}

/** One error with its places, the latest first. */
export async function findError(
  db: D1Database,
  fingerprint: string,
): Promise<{ error: ClientError; places: ErrorPlace[] } | null> {
  const [found, places] = await db.batch([
    db.prepare(`SELECT ${COLUMNS} FROM client_errors WHERE fingerprint = ?`).bind(fingerprint),
    db
      .prepare(
        `SELECT build, page_type AS pageType, browser, hits, last_at AS lastAt FROM client_error_places
         WHERE fingerprint = ? ORDER BY last_at DESC, hits DESC LIMIT ${MAX_PLACES}`,
      )
      .bind(fingerprint),
  ])
  const error = found?.results[0] as ClientError | undefined
  return error ? { error, places: (places?.results ?? []) as ErrorPlace[] } : null
}

type Resolution = { fingerprint: string; build: string | null; accountId: string; now: Date }

/**
 * Marks an error as resolved in all builds up to one, or reopens it (`null`).
 * @returns whether it exists
 */
export async function resolveError(
  db: D1Database,
  { fingerprint, build, accountId, now }: Resolution,
): Promise<boolean> {
  const [updated] = await db.batch([
    db
      .prepare(
        `UPDATE client_errors SET resolved_at = iif(?2 IS NULL, NULL, ?3),
           resolved_build = iif(?2 IS NULL, NULL, max(?2, last_build)) WHERE fingerprint = ?1`,
      )
      .bind(fingerprint, build, now.toISOString()),
    auditIfChanged(db, {
      accountId,
      action: build === null ? 'reopen-error' : 'resolve-error',
      resource: 'operations',
      refId: fingerprint,
      at: now,
    }),
  ])
  return (updated?.meta.changes ?? 0) > 0
}
