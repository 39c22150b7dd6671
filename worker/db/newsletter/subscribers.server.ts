import { emailKey } from '#domain/newsletter/subscription.ts'
import type { Row } from '../row.ts'

const HOUR_MS = 3_600_000

/** How long a link of confirmation is valid, and what was not confirmed is kept. */
const CONFIRMATION_MS = 48 * HOUR_MS
/** How long a link to unsubscribe works; after that, those of newer mails do. */
const UNSUBSCRIPTION_MS = 2 * 365 * 24 * HOUR_MS

/** One address gets this many mails of confirmation until it is confirmed or forgotten, at these intervals. */
const MAX_REQUESTS = 3
const REQUEST_INTERVAL_MS = 10 * 60_000

/** The maximum of unconfirmed addresses: a script that sends foreign ones gets no further. */
const MAX_UNCONFIRMED = 2000

/** An invocation that ended before its mail was accepted is repeated after this time. */
const MAIL_LEASE_MS = 5 * 60_000

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/**
 * Adds an unconfirmed subscription, or lets a mail of confirmation be due again. An address that is confirmed already, or got
 * enough mails, changes nothing, which the result does not show: it would reveal who subscribes.
 * @returns `full` if too many are unconfirmed
 */
export async function requestSubscription(
  db: D1Database,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<'accepted' | 'full'> {
  const at = now.toISOString()
  const [counted] = await db.batch<{ unconfirmed: number }>([
    db.prepare(
      `SELECT count(*) AS unconfirmed FROM (
         SELECT 1 FROM newsletter_subscribers WHERE expires_at IS NOT NULL LIMIT ${MAX_UNCONFIRMED})`,
    ),
    db
      .prepare(
        `INSERT INTO newsletter_subscribers (id, email, email_key, requested_at, requests, mail_due_at, expires_at)
         SELECT ?1, ?2, ?3, ?4, 1, ?4, ?5 WHERE (SELECT count(*) FROM (
           SELECT 1 FROM newsletter_subscribers WHERE expires_at IS NOT NULL LIMIT ${MAX_UNCONFIRMED})) < ${MAX_UNCONFIRMED}
         ON CONFLICT (email_key) DO UPDATE SET
           requested_at = excluded.requested_at, requests = requests + 1, mail_due_at = excluded.mail_due_at,
           expires_at = excluded.expires_at
         WHERE confirmed_at IS NULL AND requests < ${MAX_REQUESTS} AND requested_at <= ?6`,
      )
      .bind(id, email, emailKey(email), at, later(now, CONFIRMATION_MS), later(now, -REQUEST_INTERVAL_MS)),
  ])
  return Number(counted?.results[0]?.unconfirmed) < MAX_UNCONFIRMED ? 'accepted' : 'full'
}

/** The addresses whose mail of confirmation is due, the oldest first. */
export async function listDueConfirmations(db: D1Database, limit: number, now: Date): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT email FROM newsletter_subscribers WHERE mail_due_at <= ? ORDER BY mail_due_at LIMIT ?')
    .bind(now.toISOString(), limit)
    .all<{ email: string }>()
  return results.map(({ email }) => email)
}

/**
 * Takes a mail of confirmation that is due, with the digest of the token that it will contain, so that no other invocation
 * sends it meanwhile. `null`: none is due for this address.
 */
export async function claimConfirmation(
  db: D1Database,
  { email, digest, now }: { email: string; digest: string; now: Date },
): Promise<{ id: string; email: string } | null> {
  const [claimed] = await db.batch<{ id: string; email: string }>([
    db
      .prepare(
        `UPDATE newsletter_subscribers SET mail_due_at = ?1
         WHERE email_key = ?2 AND mail_due_at <= ?3 AND confirmed_at IS NULL RETURNING id, email`,
      )
      .bind(later(now, MAIL_LEASE_MS), emailKey(email), now.toISOString()),
    db
      .prepare(
        `INSERT INTO newsletter_tokens (digest, subscriber_id, purpose, expires_at)
         SELECT ?, id, 'confirm', ? FROM newsletter_subscribers WHERE email_key = ? AND mail_due_at = ?`,
      )
      .bind(digest, later(now, CONFIRMATION_MS), emailKey(email), later(now, MAIL_LEASE_MS)),
  ])
  return claimed?.results[0] ?? null
}

/** Notes that a mail of confirmation is settled: it was accepted, or will never be. */
export async function settleConfirmation(db: D1Database, id: string): Promise<void> {
  await db.prepare('UPDATE newsletter_subscribers SET mail_due_at = NULL WHERE id = ?').bind(id).run()
}

const OWNER = `(SELECT subscriber_id FROM newsletter_tokens WHERE digest = ?1 AND purpose = 'confirm' AND expires_at > ?2)`

/** Confirms the subscription of a token; again, it changes nothing. `false`: the token is not valid, or no longer. */
export async function confirmSubscription(db: D1Database, digest: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .prepare(
      `UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, ?2), expires_at = NULL, mail_due_at = NULL
       WHERE id = ${OWNER} RETURNING id`,
    )
    .bind(digest, now.toISOString())
    .first()
  return confirmed !== null
}

/** The subscription that a token ends, or `null`: it has ended, or the token is none. */
export const findUnsubscribing = (
  db: D1Database,
  digest: string,
): Promise<{ id: string; email: string } | null> =>
  db
    .prepare(
      `SELECT s.id, s.email FROM newsletter_tokens t JOIN newsletter_subscribers s ON s.id = t.subscriber_id
       WHERE t.digest = ? AND t.purpose = 'unsubscribe'`,
    )
    .bind(digest)
    .first()

/** Erases a subscription with all that refers to it, and keeps the record of its consent (0086_newsletter.sql). */
export async function endSubscription(
  db: D1Database,
  { id, recordDigest, now }: { id: string; recordDigest: string; now: Date },
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO newsletter_former_subscribers (id, digest, requested_at, confirmed_at, ended_at)
         SELECT id, ?2, requested_at, confirmed_at, ?3 FROM newsletter_subscribers
         WHERE id = ?1 AND confirmed_at IS NOT NULL`,
      )
      .bind(id, recordDigest, now.toISOString()),
    db.prepare('DELETE FROM newsletter_subscribers WHERE id = ?').bind(id),
  ])
}

/** The number of confirmed subscribers. */
export async function countSubscribers(db: D1Database): Promise<number> {
  const row = await db
    .prepare('SELECT count(*) AS subscribers FROM newsletter_subscribers WHERE confirmed_at IS NOT NULL')
    .first<Row>()
  return Number(row?.subscribers ?? 0)
}

/** The end of a link to unsubscribe that is sent now. */
export const unsubscriptionEnd = (now: Date): string => later(now, UNSUBSCRIPTION_MS)
