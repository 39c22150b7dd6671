import type { HourFigure, RouteFigure } from '#domain/operations/operations.ts'

export type SeenRequests = {
  hour: string
  route: string
  requests: number
  failures: number
  slow: number
  totalMs: number
  longestMs: number
}

/** Adds the counts of one isolate, in one statement. */
export async function addRequests(db: D1Database, seen: readonly SeenRequests[]): Promise<void> {
  await db
    .prepare(
      `INSERT INTO request_figures (hour, route, requests, failures, slow, total_ms, longest_ms)
       SELECT value ->> 'hour', value ->> 'route', value ->> 'requests', value ->> 'failures', value ->> 'slow',
         value ->> 'totalMs', value ->> 'longestMs' FROM json_each(?1) WHERE true
       ON CONFLICT DO UPDATE SET requests = requests + excluded.requests, failures = failures + excluded.failures,
         slow = slow + excluded.slow, total_ms = total_ms + excluded.total_ms,
         longest_ms = max(longest_ms, excluded.longest_ms)`,
    )
    .bind(JSON.stringify(seen))
    .run()
}

/** The counted hours since a moment, the earliest first. */
export async function listHours(db: D1Database, since: string): Promise<HourFigure[]> {
  const { results } = await db
    .prepare(
      `SELECT hour, sum(requests) AS requests, sum(failures) AS failures, sum(slow) AS slow FROM request_figures
       WHERE hour >= ? GROUP BY hour ORDER BY hour`,
    )
    .bind(since)
    .all<HourFigure>()
  return results
}

/** The routes with failures or slow answers since a moment: the most failures first, then the most slow answers. */
export async function listTroubledRoutes(
  db: D1Database,
  since: string,
  limit: number,
): Promise<RouteFigure[]> {
  const { results } = await db
    .prepare(
      `SELECT route, sum(requests) AS requests, sum(failures) AS failures, sum(slow) AS slow,
         cast(sum(total_ms) / max(1, sum(requests)) AS INTEGER) AS meanMs, max(longest_ms) AS longestMs
       FROM request_figures WHERE hour >= ? GROUP BY route HAVING sum(failures) + sum(slow) > 0
       ORDER BY sum(failures) DESC, sum(slow) DESC, longestMs DESC LIMIT ?`,
    )
    .bind(since, limit)
    .all<RouteFigure>()
  return results
}
