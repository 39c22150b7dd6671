import type { SendingProblem } from '#domain/newsletter/issue.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { unsubscriptionEnd } from './subscribers.server.ts'

/** How long an invocation may send without a sign of life; after that another one goes on. */
const LEASE_MS = 120_000

/** An issue that this invocation sends, until `lease`. */
export type LeasedIssue = { id: string; subject: string; opening: string; failures: number; lease: string }

/** The issues with mails to send, that no invocation sends and that need not wait. */
export async function listDueIssues(db: D1Database, limit: number, now: Date): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM newsletter_issues WHERE state = 'sending'
       AND coalesce(lease_until, '') <= ?1 AND coalesce(retry_at, '') <= ?1 LIMIT ?2`,
    )
    .bind(now.toISOString(), limit)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/**
 * Takes the lease of an issue, so that one invocation sends at a time; `null` if it is not due. What a former one had begun
 * and did not settle is unclear: it may have arrived, and is not sent again.
 */
export async function leaseIssue(db: D1Database, id: string, now: Date): Promise<LeasedIssue | null> {
  // Digits below the millisecond, by which two leases of one moment differ.
  const lease = new Date(now.getTime() + LEASE_MS)
    .toISOString()
    .replace('Z', `${randomIdentifier().slice(-12)}Z`)
  const held = `EXISTS (SELECT 1 FROM newsletter_issues WHERE id = ?1 AND state = 'sending' AND lease_until = ?2)`
  const [leased] = await db.batch<Omit<LeasedIssue, 'lease'>>([
    db
      .prepare(
        `UPDATE newsletter_issues SET lease_until = ?2 WHERE id = ?1 AND state = 'sending'
         AND coalesce(lease_until, '') <= ?3 AND coalesce(retry_at, '') <= ?3 RETURNING id, subject, opening, failures`,
      )
      .bind(id, lease, now.toISOString()),
    db
      .prepare(
        `UPDATE newsletter_deliveries SET state = 'unclear' WHERE (issue_id, subscriber_id) IN (
           SELECT issue_id, subscriber_id FROM newsletter_deliveries INDEXED BY newsletter_deliveries_sending
           WHERE issue_id = ?1 AND state = 'sending') AND ${held}`,
      )
      .bind(id, lease),
    db.prepare('UPDATE newsletter_issues SET unclear = unclear + changes() WHERE id = ?').bind(id),
  ])
  const [issue] = leased?.results ?? []
  return issue ? { ...issue, lease } : null
}

/** The next mail of an issue. `attempts`: with this one. */
export type Delivery = { subscriberId: string; email: string; attempts: number }

/**
 * Takes the next mail of a leased issue, with the digest of the token of its link, before it is sent. `null`: none is left,
 * the issue was stopped, or another invocation has its lease.
 */
export async function claimDelivery(
  db: D1Database,
  { id, lease }: LeasedIssue,
  digest: string,
  now: Date,
): Promise<Delivery | null> {
  const [claimed] = await db.batch<Delivery>([
    db
      .prepare(
        `UPDATE newsletter_deliveries SET state = 'sending', attempts = attempts + 1
         WHERE issue_id = ?1 AND subscriber_id = (
           SELECT subscriber_id FROM newsletter_deliveries INDEXED BY newsletter_deliveries_waiting
           WHERE issue_id = ?1 AND state = 'waiting' ORDER BY attempts, subscriber_id LIMIT 1)
         AND EXISTS (SELECT 1 FROM newsletter_issues WHERE id = ?1 AND state = 'sending' AND lease_until = ?2)
         RETURNING subscriber_id AS subscriberId, attempts,
           (SELECT email FROM newsletter_subscribers s WHERE s.id = subscriber_id) AS email`,
      )
      .bind(id, lease),
    db
      .prepare(
        `INSERT INTO newsletter_tokens (digest, subscriber_id, purpose, expires_at)
         SELECT ?2, subscriber_id, 'unsubscribe', ?3 FROM newsletter_deliveries INDEXED BY newsletter_deliveries_sending
         WHERE issue_id = ?1 AND state = 'sending' AND changes() > 0 LIMIT 1`,
      )
      .bind(id, digest, unsubscriptionEnd(now)),
  ])
  return claimed?.results[0] ?? null
}

/**
 * Settles a mail that was taken. `waiting`: it was not accepted, and is sent later; the token that it had is of no use then.
 * Who unsubscribed meanwhile has no row any more, and is counted nowhere.
 */
export async function settleDelivery(
  db: D1Database,
  id: string,
  { subscriberId }: Delivery,
  state: 'sent' | 'failed' | 'unclear' | 'waiting',
  digest: string,
): Promise<void> {
  const settled = db
    .prepare(
      `UPDATE newsletter_deliveries SET state = ? WHERE issue_id = ? AND subscriber_id = ? AND state = 'sending'`,
    )
    .bind(state, id, subscriberId)
  await db.batch([
    settled,
    state === 'waiting'
      ? db.prepare('DELETE FROM newsletter_tokens WHERE digest = ?').bind(digest)
      : db.prepare(`UPDATE newsletter_issues SET ${state} = ${state} + changes() WHERE id = ?`).bind(id),
  ])
}

type Release = { failures: number; retryAt: Date | null; problem: SendingProblem | null; isStopped?: boolean }

/** Gives the lease back; an issue of which nothing is left is finished. @returns whether mails are left to send at once */
export async function releaseIssue(
  db: D1Database,
  { id, lease }: LeasedIssue,
  { failures, retryAt, problem, isStopped = false }: Release,
  now: Date,
): Promise<boolean> {
  const left = `EXISTS (SELECT 1 FROM newsletter_deliveries INDEXED BY newsletter_deliveries_waiting
    WHERE issue_id = ?1 AND state = 'waiting')`
  const row = await db
    .prepare(
      `UPDATE newsletter_issues SET lease_until = NULL, failures = ?3, retry_at = ?4, problem = ?5,
         state = CASE WHEN state = 'sending' AND NOT ${left} THEN 'sent' WHEN ?6 THEN 'stopped' ELSE state END,
         finished_at = CASE WHEN state = 'sending' AND NOT ${left} THEN ?7 ELSE finished_at END
       WHERE id = ?1 AND lease_until = ?2 RETURNING state`,
    )
    .bind(id, lease, failures, retryAt?.toISOString() ?? null, problem, isStopped ? 1 : 0, now.toISOString())
    .first<{ state: string }>()
  return row?.state === 'sending' && retryAt === null
}
