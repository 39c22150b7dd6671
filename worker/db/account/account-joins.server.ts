import { AccountJoin } from '#domain/account/join.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { storedJson } from '../stored-json.ts'

type NewJoin = { tokenId: string; sessionId: string; otherId: string; expiresAt: Date }

/**
 * Records that the owner of an integration token has signed in to another account, too, and consumes the token. A
 * member has one join at a time. Returns whether it did: not with a token that was used, has expired or belongs to
 * another session, nor for a single account.
 */
export async function createJoin(
  db: D1Database,
  { tokenId, sessionId, otherId, expiresAt }: NewJoin,
  now: Date,
): Promise<boolean> {
  const id = randomIdentifier()
  const [, created] = await db.batch([
    db
      .prepare(
        `DELETE FROM account_joins WHERE expires_at <= ?2
         OR account_id = (SELECT account_id FROM integration_tokens
           WHERE id = ?1 AND session_id = ?3 AND expires_at > ?2)`,
      )
      .bind(tokenId, now.toISOString(), sessionId),
    db
      .prepare(
        `INSERT INTO account_joins (id, account_id, other_id, expires_at)
         SELECT ?1, token.account_id, other.id, ?4
         FROM integration_tokens AS token
         JOIN accounts AS own ON own.id = token.account_id AND own.left_at IS NULL
         JOIN accounts AS other ON other.id = ?3 AND other.left_at IS NULL AND other.id <> own.id
         WHERE token.id = ?2 AND token.session_id = ?6 AND token.expires_at > ?5`,
      )
      .bind(id, tokenId, otherId, expiresAt.toISOString(), now.toISOString(), sessionId),
    db
      .prepare(
        'DELETE FROM integration_tokens WHERE id = ? AND EXISTS (SELECT 1 FROM account_joins WHERE id = ?)',
      )
      .bind(tokenId, id),
  ])
  return (created?.meta.changes ?? 0) > 0
}

const count = (table: string, where: string) => `(SELECT count(*) FROM ${table} WHERE ${where})`

const HOLDINGS = `json_object(
  'guides', ${count('travel_guides', 'account_id = accounts.id AND deleted_at IS NULL')},
  'records', ${count('travel_actions', 'account_id = accounts.id AND deleted_at IS NULL')},
  'photos', ${count('travel_action_photos', 'account_id = accounts.id AND deleted_at IS NULL')},
  'favorites', ${count('favorites', 'account_id = accounts.id')},
  'histories', ${count('histories', 'account_id = accounts.id')},
  'manuscripts', ${count('manuscripts', 'owner_id = accounts.id')})`

type JoinRow = {
  join_id: string
  expires_at: string
  id: string
  created_at: string
  role_id: string
  role_description: string
  providers: string
  holdings: string
}

/** The join that a member has started and not finished, with the data of both accounts; `null` when there is none. */
export async function findJoin(db: D1Database, accountId: string, now: Date): Promise<AccountJoin | null> {
  const { results } = await db
    .prepare(
      `SELECT joins.id AS join_id, joins.expires_at, accounts.id, accounts.created_at, accounts.role_id,
         roles.description AS role_description, ${HOLDINGS} AS holdings,
         (SELECT json_group_array(provider) FROM account_auths WHERE account_id = accounts.id) AS providers
       FROM account_joins AS joins
       JOIN accounts ON accounts.id IN (joins.account_id, joins.other_id) AND accounts.left_at IS NULL
       JOIN roles ON roles.id = accounts.role_id
       WHERE joins.account_id = ?1 AND joins.expires_at > ?2
       ORDER BY accounts.id <> ?1`,
    )
    .bind(accountId, now.toISOString())
    .all<JoinRow>()
  const [own, other] = results
  if (!own || !other) return null
  return AccountJoin.parse({
    id: own.join_id,
    expiresAt: own.expires_at,
    losesRole: own.role_id !== other.role_id,
    accounts: [own, other].map((row) => ({
      id: row.id,
      isCurrent: row.id === accountId,
      createdAt: row.created_at,
      roleDescription: row.role_description,
      providers: storedJson(row.providers),
      holdings: storedJson(row.holdings),
    })),
  })
}

/** Cancels a join. Both accounts stay unchanged. */
export const deleteJoin = (db: D1Database, id: string, accountId: string): Promise<unknown> =>
  db.prepare('DELETE FROM account_joins WHERE id = ? AND account_id = ?').bind(id, accountId).run()
