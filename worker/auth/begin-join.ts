import { FRESH_MINUTES } from '#domain/auth/fresh-sign-in.ts'
import { createJoin } from '../db/account/account-joins.server.ts'
import type { MemberBindings } from '../db/members/databases.ts'
import { assertFresh } from './fresh-sign-in.ts'
import { type Integration, proveIntegration, usedUp } from './integration-token.ts'
import { signedInAt } from './live-session.ts'
import { bringIntoOffice } from './move-account.ts'
import type { IdClaims } from './token-claims.ts'

const LIFETIME = FRESH_MINUTES * 60 * 1000

type Proofs = {
  /** Of the other account's login, verified. */
  claims: IdClaims
  otherId: string
  /** Of the calling account; its token is consumed. */
  integration: Integration
}

/**
 * Records that one person has signed in to two accounts, so that they can be joined within ten minutes. Throws
 * `StaleSignIn` (403) for a sign-in that is too old, and what `proveIntegration` throws for the token.
 */
export async function beginJoin(
  env: MemberBindings,
  { claims, otherId, integration }: Proofs,
  now: Date,
): Promise<void> {
  assertFresh(signedInAt(claims), now)
  const proven = await proveIntegration(env, integration, now)
  for (const id of [proven.accountId, otherId]) await bringIntoOffice(env, id, now)
  const expiresAt = new Date(now.getTime() + LIFETIME)
  if (!(await createJoin(env.DB, { ...proven, otherId, expiresAt }, now))) throw usedUp()
}
