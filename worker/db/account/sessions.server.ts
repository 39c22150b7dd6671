import type { EndReason, ListedSession } from '#domain/auth/session.ts'
import type { SessionLifetime } from '#domain/auth/session-lifetime.ts'
import { openGuard } from '../members/moves.server.ts'

/** A recorded session. Moments are ISO 8601 in UTC. */
export type SessionRow = {
  lastSeenAt: string
  /** `null` when it was not checked. */
  hasSecondFactor: boolean | null
  /** When this was last checked at the user pool. */
  secondFactorCheckedAt: string | null
  sparedAt: string | null
  endedAt: string | null
  endReason: EndReason | null
}

type StoredSession = Omit<SessionRow, 'hasSecondFactor'> & { secondFactor: number | null }

/** Finds a session by its primary key, as part of a batch. */
export const selectSession = (db: D1Database, id: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT last_seen_at AS lastSeenAt, second_factor AS secondFactor,
         second_factor_checked_at AS secondFactorCheckedAt, spared_at AS sparedAt, ended_at AS endedAt,
         end_reason AS endReason FROM sessions WHERE id = ?`,
    )
    .bind(id)

export const toSession = (row: object | undefined): SessionRow | null => {
  if (!row) return null
  const { secondFactor, ...session } = row as StoredSession
  return { ...session, hasSecondFactor: secondFactor === null ? null : secondFactor === 1 }
}

/** A session as a call uses it. */
export type SeenSession = {
  id: string
  accountId: string
  subject: string
  signedInAt: Date
  device: string
  network: string
}

/** Records the use of a session, and its network. An ended one is left unchanged. */
export async function saveSeenSession(db: D1Database, session: SeenSession, now: Date): Promise<void> {
  await db
    .prepare(
      `INSERT INTO sessions (id, account_id, subject, signed_in_at, last_seen_at, device, network)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
       ON CONFLICT (id) DO UPDATE SET last_seen_at = ?5, device = ?6, network = ?7 WHERE ended_at IS NULL`,
    )
    .bind(
      session.id,
      session.accountId,
      session.subject,
      session.signedInAt.toISOString(),
      now.toISOString(),
      session.device,
      session.network,
    )
    .run()
}

const before = (now: Date, seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString()

/** The maximum of listed sessions. */
const MAX_LISTED = 100

type ListedRow = Omit<ListedSession, 'isCurrent'>

/** The active sessions of an account, the most recently used first, without those of a removed login. */
export async function listSessions(
  db: D1Database,
  accountId: string,
  { idle, absolute }: SessionLifetime,
  now: Date,
): Promise<ListedRow[]> {
  const { results } = await db
    .prepare(
      `SELECT s.id, s.device, s.network, auth.provider, s.signed_in_at AS signedInAt, s.last_seen_at AS lastSeenAt
       FROM sessions AS s JOIN account_auths AS auth ON auth.uuid = s.subject AND auth.account_id = s.account_id
       WHERE s.account_id = ?1 AND s.ended_at IS NULL AND s.last_seen_at >= ?2 AND s.signed_in_at >= ?3
       ORDER BY s.last_seen_at DESC, s.id LIMIT ${MAX_LISTED}`,
    )
    .bind(accountId, before(now, idle), before(now, absolute))
    .all<ListedRow>()
  return results
}

/** Ends one session permanently, also an unrecorded one. Tokens renewed from it have its id, so it cannot return. */
export async function endSession(
  db: D1Database,
  { id, subject, signedInAt }: Pick<SeenSession, 'id' | 'subject' | 'signedInAt'>,
  reason: EndReason,
  now: Date,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO sessions (id, account_id, subject, signed_in_at, last_seen_at, device, network, ended_at, end_reason)
       SELECT ?1, account_id, ?2, ?3, ?4, '', '', ?4, ?5 FROM account_auths WHERE uuid = ?2
       ON CONFLICT (id) DO UPDATE SET ended_at = ?4, end_reason = ?5 WHERE ended_at IS NULL`,
    )
    .bind(id, subject, signedInAt.toISOString(), now.toISOString(), reason)
    .run()
}

/** Whether an account has this session, and it was not ended. */
export const isActiveSession = async (
  db: D1Database,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM sessions WHERE id = ? AND account_id = ? AND ended_at IS NULL')
    .bind(id, accountId)
    .first()) !== null

/** Ends a session of the given account. Returns whether an active one existed. */
export async function endSessionOf(
  db: D1Database,
  { accountId, id }: { accountId: string; id: string },
  reason: EndReason,
  now: Date,
  /** Audit statements for the same batch, if any. */
  ...noted: D1PreparedStatement[]
): Promise<boolean> {
  const [, ended] = await db.batch([
    openGuard(db, accountId),
    db
      .prepare(
        'UPDATE sessions SET ended_at = ?3, end_reason = ?4 WHERE id = ?1 AND account_id = ?2 AND ended_at IS NULL RETURNING id',
      )
      .bind(id, accountId, now.toISOString(), reason),
    ...noted,
  ])
  return (ended?.results.length ?? 0) > 0
}

/** Ends all sessions of the account so far and deletes its started attempts, except for the session `spared`. */
export async function endSessions(
  db: D1Database,
  accountId: string,
  { reason, spared = '' }: { reason: EndReason; spared?: string },
  now: Date,
  ...noted: D1PreparedStatement[]
): Promise<void> {
  const at = now.toISOString()
  await db.batch([
    openGuard(db, accountId),
    db.prepare('UPDATE accounts SET sessions_ended_at = ?2 WHERE id = ?1').bind(accountId, at),
    ...noted,
    db
      .prepare('UPDATE sessions SET spared_at = ?3 WHERE id = ?1 AND account_id = ?2')
      .bind(spared, accountId, at),
    db
      .prepare(
        `UPDATE sessions SET ended_at = ?3, end_reason = ?4
         WHERE account_id = ?2 AND id <> ?1 AND ended_at IS NULL`,
      )
      .bind(spared, accountId, at, reason),
    db.prepare('DELETE FROM integration_tokens WHERE account_id = ?').bind(accountId),
  ])
}
