import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account.ts'
import { saveMailDigest } from '../db/account-auths.server.ts'
import { createAccount, type FoundAccount, findAccountBySubject } from '../db/accounts.server.ts'
import { addLogin, type Integration } from './add-login.ts'
import { assertNotEnded } from './ended-sessions.ts'
import { finishAbandonedLeaving } from './leave-account.ts'
import { type Login, loginOf } from './login-of.ts'
import { SessionError } from './session-error.ts'
import type { IdClaims } from './token-claims.ts'

/** The account of this sign-in, if it has one that is not half left. */
async function findOpen(db: D1Database, { subject }: Login, now: Date): Promise<FoundAccount | null> {
  const found = await findAccountBySubject(db, subject)
  if (found?.leftAt && (await finishAbandonedLeaving(db, found, now))) return null
  return found
}

/**
 * Signs in: the account of a subject of the user pool, made with the first role when there is none. With an
 * integration the sign-in is added to the account that asked for it instead. `POST /v1/accounts/login` and the
 * callback of the other providers both come here.
 *
 * Throws `SessionError` (401) when the account was left, or all its sessions ended, after this sign-in, and 403, 409, 410 or 422 as `addLogin`
 * says. Whatever is refused has changed nothing.
 */
export async function loginAccount(
  db: D1Database,
  claims: IdClaims,
  now: Date,
  integration?: Integration,
): Promise<Account> {
  const login = await loginOf(claims)
  if (integration) return addLogin(db, login, integration, now)
  await saveMailDigest(db, login.subject, login.mailDigest, now)
  const known = await findOpen(db, login, now)
  if (!known) await createAccount(db, login, now)
  const found = known ?? (await findAccountBySubject(db, login.subject))
  if (!found || found.leftAt) throw new SessionError('the account was left')
  assertNotEnded(found, claims)
  return found.account
}

/** Whether an error is a refusal whose message may be shown to the visitor. */
export const isRefusal = (error: unknown): error is HTTPException =>
  error instanceof HTTPException && error.status < 500
