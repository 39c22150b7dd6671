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
  /** Who signed in, was refused, took data out. */
  access: 365,
  /** Links to previews open for an hour: what took them back is of no use after that. */
  previewEnds: 1,
  /** Addresses that were not found: what nobody asked for in so long is no trouble any more. */
  misses: 90,
  /** Redirect rules that were deleted: so long it can be taken back. */
  redirects: 30,
  /** What went wrong in browsers, since it was seen last. */
  errors: 30,
  /** How fast pages were, day by day. */
  vitals: 90,
  /** Calls by the hour. */
  requests: 14,
} as const

/** Rows that one call takes away of each: D1 is not kept from its readers, and the next hour goes on. */
const MOST_AT_ONCE = 500

/** The same where members write as well, and more than that in an hour. */
const ACCESS_AT_ONCE = 5000

const DAY_MS = 86_400_000

/** What came of age in so many days is looked at every hour, and everything older once a day, when few write. */
const LOOKED_AT_DAYS = 3
const WHOLE_SEARCH_AT = { utcHour: 18 }

/**
 * Forgets what is older than anybody asks for, so that no table grows for good. Never the newest state of a manuscript,
 * nor the newest publication: pages are ordered by its number. Publications outlive what is kept of them: at other hours
 * than one of the day only those are looked at that came of age lately, not two years of them.
 */
export async function forgetOld(db: D1Database, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  const isWhole = now.getUTCHours() === WHOLE_SEARCH_AT.utcHour
  const since = (days: number): string => (isWhole ? '' : before(days + LOOKED_AT_DAYS))
  const finished = `SELECT seq FROM publications WHERE status = 'live' AND finished_at < ?`
  const cameOfAge = `${finished} AND finished_at >= ?`
  await db.batch([
    db
      .prepare(
        `DELETE FROM publication_pages WHERE publication_id IN (SELECT p.id FROM publications p WHERE p.seq IN (${cameOfAge}))`,
      )
      .bind(before(KEPT_DAYS.pages), since(KEPT_DAYS.pages)),
    db
      .prepare(
        `UPDATE publications SET changes = '[]' WHERE seq IN (${cameOfAge} AND changes <> '[]' LIMIT ${MOST_AT_ONCE})`,
      )
      .bind(before(KEPT_DAYS.changes), since(KEPT_DAYS.changes)),
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
    db
      .prepare(
        `DELETE FROM access_log WHERE id IN (
           SELECT id FROM access_log WHERE first_at < ? ORDER BY first_at LIMIT ${ACCESS_AT_ONCE})`,
      )
      .bind(before(KEPT_DAYS.access)),
    db.prepare('DELETE FROM preview_ends WHERE ended_at < ?').bind(before(KEPT_DAYS.previewEnds)),
    db.prepare('DELETE FROM missing_addresses WHERE last_hit_at < ?').bind(before(KEPT_DAYS.misses)),
    db.prepare('DELETE FROM redirect_rules WHERE deleted_at < ?').bind(before(KEPT_DAYS.redirects)),
    db.prepare('DELETE FROM client_errors WHERE last_at < ?').bind(before(KEPT_DAYS.errors)),
    db.prepare('DELETE FROM web_vitals WHERE day < ?').bind(before(KEPT_DAYS.vitals).slice(0, 10)),
    db.prepare('DELETE FROM request_figures WHERE hour < ?').bind(before(KEPT_DAYS.requests)),
  ])
}
