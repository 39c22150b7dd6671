/** What is held of a session that was seen before. Moments are ISO 8601 in UTC. */
export type SessionRow = {
  lastSeenAt: string
  /** `null` where nobody has found out. */
  hasSecondFactor: boolean | null
  /** When the user pool was last asked about that. */
  secondFactorCheckedAt: string | null
  sparedAt: string | null
  endedAt: string | null
  endReason: string | null
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

/** A session as a call shows it. */
export type SeenSession = {
  id: string
  accountId: string
  subject: string
  signedInAt: Date
  device: string
  network: string
}

/** Notes that a session was used, and where from. An ended one is left as it is. */
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
