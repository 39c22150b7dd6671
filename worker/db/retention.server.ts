/** For how long what the office leaves behind is kept, in days. */
const KEPT_DAYS = {
  /** Which addresses a publication touched. */
  pages: 30,
  /** What readers saw before and after a publication, whole: so long it can be rolled back. Its revisions stay. */
  changes: 90,
  /** States between two steps that were merely saved. */
  saves: 365,
  publications: 2 * 365,
  /** Who changed what. */
  audit: 3 * 365,
  /** Links to previews open for an hour: what took them back is of no use after that. */
  previewEnds: 1,
  /** Addresses that were not found: what nobody asked for in so long is no trouble any more. */
  misses: 90,
} as const

/** Rows that one call takes away of each: D1 is not kept from its readers, and the next hour goes on. */
const MOST_AT_ONCE = 500

const DAY_MS = 86_400_000

/**
 * Forgets what is older than anybody asks for, so that no table grows for good. Never the newest state of a manuscript,
 * nor the newest publication: pages are ordered by its number.
 */
export async function forgetOld(db: D1Database, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  const finished = `SELECT seq FROM publications WHERE status = 'live' AND finished_at < ?`
  await db.batch([
    db
      .prepare(
        `DELETE FROM publication_pages WHERE publication_id IN (SELECT p.id FROM publications p WHERE p.seq IN (${finished}))`,
      )
      .bind(before(KEPT_DAYS.pages)),
    db
      .prepare(
        `UPDATE publications SET changes = '[]' WHERE seq IN (${finished} AND changes <> '[]' LIMIT ${MOST_AT_ONCE})`,
      )
      .bind(before(KEPT_DAYS.changes)),
    db
      .prepare(
        `DELETE FROM publications WHERE seq IN (${finished} LIMIT ${MOST_AT_ONCE})
         AND seq < (SELECT max(seq) FROM publications)`,
      )
      .bind(before(KEPT_DAYS.publications)),
    db
      .prepare(
        `DELETE FROM revisions WHERE id IN (
           SELECT r.id FROM revisions r WHERE r.reason = 'saved' AND r.created_at < ?
           AND EXISTS (SELECT 1 FROM revisions n WHERE n.content_id = r.content_id AND n.version > r.version)
           LIMIT ${MOST_AT_ONCE})`,
      )
      .bind(before(KEPT_DAYS.saves)),
    db
      .prepare(
        `DELETE FROM audit_log WHERE id IN (
           SELECT id FROM audit_log WHERE created_at < ? ORDER BY created_at LIMIT ${MOST_AT_ONCE})`,
      )
      .bind(before(KEPT_DAYS.audit)),
    db.prepare('DELETE FROM preview_ends WHERE ended_at < ?').bind(before(KEPT_DAYS.previewEnds)),
    db.prepare('DELETE FROM missing_addresses WHERE last_hit_at < ?').bind(before(KEPT_DAYS.misses)),
  ])
}
