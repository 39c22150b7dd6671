import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account/account.ts'
import { addAuth } from '../db/account/account-auths.server.ts'
import { findAccountById, findAccountBySubject } from '../db/account/accounts.server.ts'
import { type MemberBindings, memberDatabases } from '../db/members/databases.ts'
import { carryLeftSubject } from '../db/members/left-subjects.server.ts'
import { findAtHome } from './home.ts'
import { type Integration, proveIntegration, usedUp } from './integration-token.ts'
import type { Login } from './login-of.ts'

const ANOTHERS = 'このログイン方法は、別のアカウントで使われています。'

/** The login belongs to another account (403). The caller has just signed in with it and owns that account as well. */
export class LoginOfAnother extends HTTPException {
  readonly ownerId: string
  constructor(ownerId: string) {
    super(403, { message: ANOTHERS })
    this.ownerId = ownerId
  }
}

const refused = (message: string): HTTPException => new HTTPException(409, { message })

/**
 * Adds a login to the account that an integration token was issued for. Throws what `proveIntegration` throws for the
 * token, 403 when the login belongs to another account, 409 when the account has this login, or another one of this
 * provider, already.
 */
export async function addLogin(
  env: MemberBindings,
  login: Login,
  integration: Integration,
  now: Date,
): Promise<Account> {
  const proven = await proveIntegration(env, integration, now)
  const { accountId, home: db } = proven
  // Within one database the statement that adds it decides.
  if (memberDatabases(env).length > 1) {
    const known = await findAtHome(env, login.subject)
    if (known && known.found.account.id !== accountId) throw new LoginOfAnother(known.found.account.id)
    await carryLeftSubject(env, db, login.subjectDigest)
  }
  const isAdded = await addAuth(db, proven, login, now)
  const owner = await findAccountBySubject(db, login.subject)
  if (owner && owner.account.id !== accountId) throw new LoginOfAnother(owner.account.id)
  if (isAdded && owner) return owner.account
  throw await reasonOfRefusal(db, login, accountId, Boolean(owner))
}

async function reasonOfRefusal(
  db: D1Database,
  { provider }: Login,
  accountId: string,
  isAlreadyAdded: boolean,
): Promise<HTTPException> {
  if (isAlreadyAdded) return refused('このログイン方法は、すでに追加されています。')
  const found = await findAccountById(db, accountId)
  const hasProvider = found?.account.auths.some((auth) => auth.provider === provider)
  if (!hasProvider) return usedUp()
  return refused(
    '同じ種類のログイン方法が、すでに追加されています。入れ替えるときは、先にいまのものを削除してください。',
  )
}
