import type { ErrorKind } from '#domain/operations/observation.ts'
import type { ClientError, ErrorPlace } from '#domain/operations/operations.ts'
import { auditIfChanged } from './audit-if-changed.server.ts'

/**
 * So many errors are kept, those seen more than once and then those seen last, so that a flood of made-up ones drives out
 * no other; and of each so many places.
 */
export const KEPT_ERRORS = 300
export const KEPT_PLACES = 40

/** The same error in the same place, so often since the last time. */
export type SeenError = {
  fingerprint: string
  kind: ErrorKind
  message: string
  stack: string
  build: string
  pageType: string
  browser: string
  hits: number
}

/**
 * Adds what was seen since the last time, in a few statements however much it is. What was resolved is open again when it
 * is seen in a newer build (names of builds rise).
 */
export async function addErrors(db: D1Database, seen: readonly SeenError[], now: Date): Promise<void> {
  const binds = [JSON.stringify(seen), now.toISOString()] as const
  await db.batch([
    db
      .prepare(
        `INSERT INTO client_errors (fingerprint, kind, message, stack, hits, first_at, last_at, first_build, last_build)
         SELECT value ->> 'fingerprint', value ->> 'kind', value ->> 'message', value ->> 'stack', value ->> 'hits',
           ?2, ?2, value ->> 'build', value ->> 'build' FROM json_each(?1) WHERE true
         ON CONFLICT (fingerprint) DO UPDATE SET hits = hits + excluded.hits, last_at = excluded.last_at,
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
             SELECT *, row_number() OVER (PARTITION BY fingerprint ORDER BY last_at DESC, hits DESC) AS place
             FROM client_error_places
             WHERE fingerprint IN (SELECT value ->> 'fingerprint' FROM json_each(?1)))
           WHERE place > ${KEPT_PLACES})`,
      )
      .bind(binds[0]),
    db.prepare(
      `DELETE FROM client_errors WHERE fingerprint IN (
         SELECT fingerprint FROM client_errors ORDER BY hits > 1, last_at
         LIMIT max(0, (SELECT count(*) FROM client_errors) - ${KEPT_ERRORS}))`,
    ),
  ])
}

const COLUMNS = `fingerprint, kind, message, stack, hits, first_at AS firstAt, last_at AS lastAt,
  first_build AS firstBuild, last_build AS lastBuild, resolved_at AS resolvedAt`

export type ErrorState = 'open' | 'resolved'

/** Errors, the latest first, and how many are open and resolved in all. */
export async function listErrors(
  db: D1Database,
  { state, limit }: { state: ErrorState; limit: number },
): Promise<{ list: ClientError[]; total: number; resolved: number }> {
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM client_errors WHERE resolved_at IS ${state === 'open' ? '' : 'NOT '}NULL
         ORDER BY last_at DESC, fingerprint LIMIT ?`,
      )
      .bind(limit),
    db.prepare('SELECT count(*) AS total, count(resolved_at) AS resolved FROM client_errors'),
  ])
  const { total = 0, resolved = 0 } = (counts?.results[0] ?? {}) as { total?: number; resolved?: number }
  return { list: (rows?.results ?? []) as ClientError[], total: total - resolved, resolved }
}

/** One of them with the places where it was seen, the latest first. */
export async function findError(
  db: D1Database,
  fingerprint: string,
): Promise<{ error: ClientError; places: ErrorPlace[] } | null> {
  const [found, places] = await db.batch([
    db.prepare(`SELECT ${COLUMNS} FROM client_errors WHERE fingerprint = ?`).bind(fingerprint),
    db
      .prepare(
        `SELECT build, page_type AS pageType, browser, hits, last_at AS lastAt FROM client_error_places
         WHERE fingerprint = ? ORDER BY last_at DESC, hits DESC LIMIT ${KEPT_PLACES}`,
      )
      .bind(fingerprint),
  ])
  const error = found?.results[0] as ClientError | undefined
  return error ? { error, places: (places?.results ?? []) as ErrorPlace[] } : null
}

type Resolution = { fingerprint: string; build: string | null; accountId: string; now: Date }

/** Marks an error as resolved in all builds up to one, or takes that back (`null`). @returns whether there is one */
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
