import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account/account.ts'
import type { LoginProvider } from '#domain/account/login-account.ts'
import { hasOtherMail, listProviders, saveMailDigest } from '../db/account/account-auths.server.ts'
import {
  createAccount,
  type FoundAccount,
  findAccountBySubject,
  listAccountsByMail,
} from '../db/account/accounts.server.ts'
import {
  type MemberBindings,
  memberDatabases,
  type NewMemberBindings,
  newMembersDatabase,
} from '../db/members/databases.ts'
import { carryLeftSubject } from '../db/members/left-subjects.server.ts'
import { addLogin } from './add-login.ts'
import { finishAbandonedDeletion } from './delete-account.ts'
import { ExistingAccount } from './existing-account.ts'
import { assertFresh } from './fresh-sign-in.ts'
import { type AtHome, findAtHome } from './home.ts'
import type { Integration } from './integration-token.ts'
import { assertLive, signedInAt } from './live-session.ts'
import { type Login, loginOf } from './login-of.ts'
import { SessionError } from './session-error.ts'
import type { IdClaims } from './token-claims.ts'

/** The account of this login, unless its deletion is unfinished. */
async function findOpen(
  env: MemberBindings,
  { subject, subjectDigest }: Login,
  { origin_jti: id }: IdClaims,
  now: Date,
): Promise<AtHome | null> {
  const home = await findAtHome(env, subject, { id, subjectDigest })
  if (home?.found.leftAt && (await finishAbandonedDeletion(home.db, home.found, now))) return null
  return home
}

/** The providers of the accounts with the email address of a login, in all databases. */
async function providersByMail(env: MemberBindings, { mailDigest }: Login): Promise<LoginProvider[]> {
  if (!mailDigest) return []
  const providers = await Promise.all(
    memberDatabases(env).map(async (db) => {
      const others = await listAccountsByMail(db, mailDigest)
      const ids = others.map(({ id }) => id)
      return ids.length > 0 ? listProviders(db, ids) : []
    }),
  )
  return providers.flat()
}

/** Creates the account of a login, where new members are; `null`: none was created. */
async function createHome(
  env: NewMemberBindings,
  login: Login & { isAnother: boolean },
  now: Date,
): Promise<FoundAccount | null> {
  const db = newMembersDatabase(env)
  // Within one database the statement that creates it decides.
  if (memberDatabases(env).length > 1) {
    await carryLeftSubject(env, db, login.subjectDigest)
    if (!login.isAnother && (await providersByMail(env, login)).length > 0) return null
  }
  await createAccount(db, login, now)
  return findAccountBySubject(db, login.subject)
}

/** The reason why no account was created. */
async function noAccount(env: MemberBindings, login: Login): Promise<Error> {
  const providers = await providersByMail(env, login)
  return providers.length > 0 ? new ExistingAccount(providers) : new SessionError('the account was left')
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
  env: NewMemberBindings,
  claims: IdClaims,
  now: Date,
  { integration, createNew = false }: Choice = {},
): Promise<Account> {
  const login = await loginOf(claims)
  if (integration) return addLogin(env, login, integration, now)
  let existing = await findOpen(env, login, claims, now)
  if (existing && (await hasOtherMail(existing.db, login.subject, login.mailDigest))) {
    assertFresh(signedInAt(claims), now)
    assertLive(existing.found, claims, now)
    await saveMailDigest(existing.db, login.subject, login.mailDigest, now)
    existing = await findOpen(env, login, claims, now)
  }
  const found = existing?.found ?? (await createHome(env, { ...login, isAnother: createNew }, now))
  if (!found) throw await noAccount(env, login)
  if (found.leftAt) throw new SessionError('the account was left')
  assertLive(found, claims, now)
  return found.account
}

/** Whether an error is a refusal whose message may be shown to the visitor. */
export const isRefusal = (error: unknown): error is HTTPException =>
  error instanceof HTTPException && error.status < 500
