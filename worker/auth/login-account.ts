import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account/account.ts'
import { hasOtherMail, listProviders, saveMailDigest } from '../db/account/account-auths.server.ts'
import {
  createAccount,
  type FoundAccount,
  findAccountBySubject,
  listAccountsByMail,
} from '../db/account/accounts.server.ts'
import { addLogin } from './add-login.ts'
import { finishAbandonedDeletion } from './delete-account.ts'
import { ExistingAccount } from './existing-account.ts'
import { assertFresh } from './fresh-sign-in.ts'
import type { Integration } from './integration-token.ts'
import { assertLive, signedInAt } from './live-session.ts'
import { type Login, loginOf } from './login-of.ts'
import { SessionError } from './session-error.ts'
import type { IdClaims } from './token-claims.ts'

/** The account of this login, unless its deletion is unfinished. */
async function findOpen(
  db: D1Database,
  { subject, subjectDigest }: Login,
  { origin_jti: id }: IdClaims,
  now: Date,
): Promise<FoundAccount | null> {
  const found = await findAccountBySubject(db, subject, { id, subjectDigest })
  if (found?.leftAt && (await finishAbandonedDeletion(db, found, now))) return null
  return found
}

/** The reason why no account was created. */
async function noAccount(db: D1Database, { mailDigest }: Login): Promise<Error> {
  const others = mailDigest ? await listAccountsByMail(db, mailDigest) : []
  if (others.length === 0) return new SessionError('the account was left')
  return new ExistingAccount(
    await listProviders(
      db,
      others.map(({ id }) => id),
    ),
  )
}

type Choice = {
  /** Adds the login to the account that requested it. */
  integration?: Integration | undefined
  /** Creates an account although the email address already has one. */
  createNew?: boolean | undefined
}

/**
 * Signs in: returns the account of a user pool subject, and creates it with the first role when there is none. With an
 * integration the login is added to the requesting account instead. Used by `POST /v1/accounts/login` and the callback
 * of the other providers.
 * A first sign-in whose verified email address has an account creates no second one by default: `ExistingAccount`
 * (409). Throws `SessionError` (401) when the account was deleted after this sign-in, or its session has ended,
 * `StaleSignIn` (403) for a changed email address without a fresh sign-in, and 401, 403, 409, 410 or 422 as `addLogin`
 * does. A refusal has changed nothing.
 */
export async function loginAccount(
  db: D1Database,
  claims: IdClaims,
  now: Date,
  { integration, createNew = false }: Choice = {},
): Promise<Account> {
  const login = await loginOf(claims)
  if (integration) return addLogin(db, login, integration, now)
  if (await hasOtherMail(db, login.subject, login.mailDigest)) {
    assertFresh(signedInAt(claims), now)
    const known = await findAccountBySubject(db, login.subject)
    if (known) assertLive(known, claims, now)
    await saveMailDigest(db, login.subject, login.mailDigest, now)
  }
  const existing = await findOpen(db, login, claims, now)
  if (!existing) await createAccount(db, { ...login, isAnother: createNew }, now)
  const found = existing ?? (await findAccountBySubject(db, login.subject))
  if (!found) throw await noAccount(db, login)
  if (found.leftAt) throw new SessionError('the account was left')
  assertLive(found, claims, now)
  return found.account
}

/** Whether an error is a refusal whose message may be shown to the visitor. */
export const isRefusal = (error: unknown): error is HTTPException =>
  error instanceof HTTPException && error.status < 500
