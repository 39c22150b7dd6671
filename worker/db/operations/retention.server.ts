import { addDays, japanTime } from '#domain/date/japan-time.ts'

/** The retention of operational records, in days. */
const RETENTION_DAYS = {
  /** Pages of a publication. */
  pages: 30,
  /**
   * The public state before and after a publication, complete: for this long it can be rolled back. Its revisions stay.
   */
  changes: 90,
  /** Revisions of saves between two steps. */
  saves: 365,
  publications: 2 * 365,
  /** The audit log. */
  audit: 3 * 365,
  /** The access log. */
  access: 365,
  /** Preview links are valid for an hour: their revocations are not needed after that. */
  previewEnds: 1,
  /** Missing addresses, since the last request. */
  misses: 90,
  /** Searches without results, since the last one. */
  searches: 90,
  /** Deleted redirect rules, which can be restored until then. */
  redirects: 30,
  /** Errors of browsers, since the last sighting. */
  errors: 30,
  /** Web vitals by day. */
  vitals: 90,
  /** Readers of articles by day. */
  readers: 35,
  /** Request metrics by hour. */
  requests: 14,
  /** The email of a reader's report, since it was handled. */
  reportEmails: 90,
  /** Reports of readers that were handled, and those that nobody handled, since they were sent. */
  reports: 2 * 365,
  openReports: 365,
  /** The record of a subscription to the newsletter that ended (特定電子メール法施行規則 第4条: a month). */
  formerSubscribers: 31,
  /** Who got an issue of the newsletter, since it was sent: a stopped one can be resumed until then. */
  deliveries: 30,
} as const

/**
 * The maximum of deleted rows of each table in one call, so that D1 stays responsive; the rest waits for the next hour.
 */
const DELETE_BATCH_SIZE = 500

/** The same where members write as well, and more than that in an hour. */
const ACCESS_BATCH_SIZE = 5000

const DAY_MS = 86_400_000

/**
 * Rows that expired within these days are scanned every hour, and all older ones once a day, when there are few writes.
 */
const RECENT_DAYS = 3
const FULL_SCAN_AT = { utcHour: 18 }

/**
 * Deletes expired records, so that no table grows without bound. Never the newest state of a manuscript, nor the newest
 * publication: pages are ordered by its number. Publications outlive their pages and changes: except for one hour of
 * the day only the recently expired ones are scanned, not two years of them.
 */
export async function deleteOldRecords(db: D1Database, now: Date): Promise<void> {
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  const isFullScan = now.getUTCHours() === FULL_SCAN_AT.utcHour
  const since = (days: number): string => (isFullScan ? '' : before(days + RECENT_DAYS))
  const finished = `SELECT seq FROM publications WHERE status = 'live' AND finished_at < ?`
  const recentlyExpired = `${finished} AND finished_at >= ?`
  await db.batch([
    db
      .prepare(
        `DELETE FROM publication_pages WHERE publication_id IN (SELECT p.id FROM publications p WHERE p.seq IN (${recentlyExpired}))`,
      )
      .bind(before(RETENTION_DAYS.pages), since(RETENTION_DAYS.pages)),
    db
      .prepare(
        `UPDATE publications SET changes = '[]' WHERE seq IN (${recentlyExpired} AND changes <> '[]' LIMIT ${DELETE_BATCH_SIZE})`,
      )
      .bind(before(RETENTION_DAYS.changes), since(RETENTION_DAYS.changes)),
    db
      .prepare(
        `DELETE FROM publications WHERE seq IN (${finished} LIMIT ${DELETE_BATCH_SIZE})
         AND seq < (SELECT max(seq) FROM publications)`,
      )
      .bind(before(RETENTION_DAYS.publications)),
    db
      .prepare(
        `DELETE FROM revisions WHERE id IN (
           SELECT r.id FROM revisions r WHERE r.reason = 'saved' AND r.created_at < ?
           AND EXISTS (SELECT 1 FROM revisions n WHERE n.content_id = r.content_id AND n.version > r.version)
           LIMIT ${DELETE_BATCH_SIZE})`,
      )
      .bind(before(RETENTION_DAYS.saves)),
    db
      .prepare(
        `DELETE FROM audit_log WHERE id IN (
           SELECT id FROM audit_log WHERE created_at < ? ORDER BY created_at LIMIT ${DELETE_BATCH_SIZE})`,
      )
      .bind(before(RETENTION_DAYS.audit)),
    db
      .prepare(
        `DELETE FROM access_log WHERE id IN (
           SELECT id FROM access_log WHERE first_at < ? ORDER BY first_at LIMIT ${ACCESS_BATCH_SIZE})`,
      )
      .bind(before(RETENTION_DAYS.access)),
    db.prepare('DELETE FROM preview_ends WHERE ended_at < ?').bind(before(RETENTION_DAYS.previewEnds)),
    db.prepare('DELETE FROM missing_addresses WHERE last_hit_at < ?').bind(before(RETENTION_DAYS.misses)),
    db
      .prepare('DELETE FROM missed_searches WHERE last_day < ?')
      .bind(before(RETENTION_DAYS.searches).slice(0, 10)),
    db.prepare('DELETE FROM redirect_rules WHERE deleted_at < ?').bind(before(RETENTION_DAYS.redirects)),
    db.prepare('DELETE FROM client_errors WHERE last_at < ?').bind(before(RETENTION_DAYS.errors)),
    db.prepare('DELETE FROM web_vitals WHERE day < ?').bind(before(RETENTION_DAYS.vitals).slice(0, 10)),
    db
      .prepare(
        `DELETE FROM article_readers WHERE (article_id, day) IN (
           SELECT article_id, day FROM article_readers WHERE day < ? LIMIT ${ACCESS_BATCH_SIZE})`,
      )
      .bind(addDays(japanTime(now).date, -RETENTION_DAYS.readers)),
    db.prepare('DELETE FROM request_figures WHERE hour < ?').bind(before(RETENTION_DAYS.requests)),
    db
      .prepare('UPDATE reader_reports SET email = NULL WHERE email IS NOT NULL AND handled_at < ?')
      .bind(before(RETENTION_DAYS.reportEmails)),
    db
      .prepare(
        `DELETE FROM reader_reports WHERE id IN (
           SELECT id FROM reader_reports WHERE created_at < ? OR (handled_at IS NULL AND created_at < ?)
           LIMIT ${DELETE_BATCH_SIZE})`,
      )
      .bind(before(RETENTION_DAYS.reports), before(RETENTION_DAYS.openReports)),
    db
      .prepare(
        `DELETE FROM newsletter_subscribers WHERE id IN (
           SELECT id FROM newsletter_subscribers WHERE expires_at < ? LIMIT ${DELETE_BATCH_SIZE})`,
      )
      .bind(now.toISOString()),
    db
      .prepare(
        `DELETE FROM newsletter_tokens WHERE digest IN (
           SELECT digest FROM newsletter_tokens WHERE expires_at < ? LIMIT ${ACCESS_BATCH_SIZE})`,
      )
      .bind(now.toISOString()),
    db
      .prepare('DELETE FROM newsletter_former_subscribers WHERE ended_at < ?')
      .bind(before(RETENTION_DAYS.formerSubscribers)),
    db
      .prepare(
        `DELETE FROM newsletter_deliveries WHERE (issue_id, subscriber_id) IN (
           SELECT d.issue_id, d.subscriber_id FROM newsletter_issues i JOIN newsletter_deliveries d ON d.issue_id = i.id
           WHERE i.started_at < ? AND i.state IN ('sent', 'stopped') LIMIT ${ACCESS_BATCH_SIZE})`,
      )
      .bind(before(RETENTION_DAYS.deliveries)),
  ])
}
