/** The basis of an authorization: a write requires it unchanged. */
export type Authority = {
  accountId: string
  /** `signedInAt` in epoch seconds. */
  session: { id: string; signedInAt: number }
  /** The role and the moment of its last change; `null` for access that does not depend on a role. */
  role: { id: string; updatedAt: string } | null
}

/**
 * Sessions end as in `assertLive`: tokens have seconds only; within the same second the sign-in counts as earlier than
 * the end of all sessions.
 */
const AUTHORITY_EXISTS = `EXISTS (SELECT 1 FROM accounts a LEFT JOIN sessions s ON s.id = ?2
    WHERE a.id = ?1 AND a.left_at IS NULL AND a.moving_at IS NULL AND s.ended_at IS NULL
      AND (a.sessions_ended_at IS NULL OR unixepoch(a.sessions_ended_at) < ?3 OR s.spared_at >= a.sessions_ended_at)
      AND (?4 IS NULL OR a.role_id = ?4))
  AND (?4 IS NULL OR EXISTS (SELECT 1 FROM roles WHERE id = ?4 AND updated_at = ?5))`

const select = (db: D1Database, what: string, { accountId, session, role }: Authority) =>
  db
    .prepare(`SELECT ${what}`)
    .bind(accountId, session.id, session.signedInAt, role?.id ?? null, role?.updatedAt ?? null)

/** Fails its batch, as the first statement, unless the authority is still valid. */
export const authorityGuard = (db: D1Database, authority: Authority): D1PreparedStatement =>
  select(db, `iif(${AUTHORITY_EXISTS}, 1, json('the authority has changed'))`, authority)

/** Whether the account is open, its session active, and its role unchanged. */
export const isAuthorityValid = async (db: D1Database, authority: Authority): Promise<boolean> =>
  (await select(db, `${AUTHORITY_EXISTS} AS stands`, authority).first<number>('stands')) === 1
