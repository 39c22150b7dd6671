export type RuleHit = { from: string; hits: number }

/** Adds the number of followed redirects by rule, in one statement. The versions of the rules stay. */
export async function addRedirectHits(db: D1Database, hits: readonly RuleHit[], now: Date): Promise<void> {
  await db
    .prepare(
      `UPDATE redirect_rules SET hits = redirect_rules.hits + j.more, last_hit_at = ?2
       FROM (SELECT value ->> 'from' AS source, value ->> 'hits' AS more FROM json_each(?1)) AS j
       WHERE redirect_rules.source = j.source AND deleted_at IS NULL`,
    )
    .bind(JSON.stringify(hits), now.toISOString())
    .run()
}
