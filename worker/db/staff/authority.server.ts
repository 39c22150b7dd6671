/** What a judgement rests on: whoever writes by it must find it unchanged. */
export type Authority = {
  accountId: string
  /** `signedInAt` in epoch seconds. */
  session: { id: string; signedInAt: number }
  /** The role and the moment of its last change; `null` for what no role gives or takes. */
  role: { id: string; updatedAt: string } | null
}

/** Sessions end as `assertLive` has it: tokens know seconds only, in doubt a sign-in was before all were ended. */
const STANDS = `EXISTS (SELECT 1 FROM accounts a LEFT JOIN sessions s ON s.id = ?2
    WHERE a.id = ?1 AND a.left_at IS NULL AND s.ended_at IS NULL
      AND (a.sessions_ended_at IS NULL OR unixepoch(a.sessions_ended_at) < ?3 OR s.spared_at >= a.sessions_ended_at)
      AND (?4 IS NULL OR a.role_id = ?4))
  AND (?4 IS NULL OR EXISTS (SELECT 1 FROM roles WHERE id = ?4 AND updated_at = ?5))`

const select = (db: D1Database, what: string, { accountId, session, role }: Authority) =>
  db
    .prepare(`SELECT ${what}`)
    .bind(accountId, session.id, session.signedInAt, role?.id ?? null, role?.updatedAt ?? null)

/** Stops the batch that it begins, unless the authority still stands: what follows is written whole or not at all. */
export const authorityGuard = (db: D1Database, authority: Authority): D1PreparedStatement =>
  select(db, `iif(${STANDS}, 1, json('the authority has changed'))`, authority)

/** Whether the account is open, its session not ended, and its role the one that was judged. */
export const authorityStands = async (db: D1Database, authority: Authority): Promise<boolean> =>
  (await select(db, `${STANDS} AS stands`, authority).first<number>('stands')) === 1
