import { HTTPException } from 'hono/http-exception'
import { JOIN_MINUTES } from '#domain/account-join.ts'
import { createJoin } from '../db/account-joins.server.ts'
import { readIntegrationToken, usedUp } from './integration-token.ts'
import type { AccessClaims, IdClaims } from './token-claims.ts'

const SECOND = 1000
const LIFETIME = JOIN_MINUTES * 60 * SECOND

/** Whether a sign-in is recent enough to prove that its owner is here. Renewing a token is no new sign-in. */
export const isRecent = ({ auth_time, iat }: Pick<AccessClaims, 'auth_time' | 'iat'>, now: Date): boolean =>
  now.getTime() - (auth_time ?? iat) * SECOND <= LIFETIME

type Proofs = {
  /** Of the other account's sign-in, verified. */
  claims: IdClaims
  otherId: string
  /** Of the account that asks, and used up by this. */
  integrationToken: string
  keys: readonly string[]
}

/**
 * Notes that one person has signed in to two accounts, so that they may be joined within a quarter of an hour. Throws
 * 403 for a sign-in of long ago, and 410 or 422 for the token, as adding a sign-in does.
 */
export async function beginJoin(
  db: D1Database,
  { claims, otherId, integrationToken, keys }: Proofs,
  now: Date,
): Promise<void> {
  if (!isRecent(claims, now))
    throw new HTTPException(403, { message: 'もう一方のアカウントに、ログインし直してください。' })
  const { id } = await readIntegrationToken(integrationToken, keys, now)
  const expiresAt = new Date(now.getTime() + LIFETIME)
  if (!(await createJoin(db, { tokenId: id, otherId, expiresAt }, now))) throw usedUp()
}
