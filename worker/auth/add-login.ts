import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account.ts'
import { addAuth } from '../db/account-auths.server.ts'
import { findAccountById, findAccountBySubject } from '../db/accounts.server.ts'
import { isTokenUnused } from '../db/integration-tokens.server.ts'
import { readIntegrationToken, usedUp } from './integration-token.ts'
import type { Login } from './login-of.ts'

/** What adds a sign-in to an account. */
export type Integration = {
  token: string
  /** As `readSealKeys` gives them. */
  keys: readonly string[]
  /** The subject of the session that this happens in, where there is one: the token must be that member's. */
  session?: string
}

const ANOTHERS = 'このログイン方法は、別のアカウントで使われています。'
const anothers = (): HTTPException => new HTTPException(403, { message: ANOTHERS })

/** The sign-in opens another account (403). Whoever has just signed in by it owns that one as well. */
export class LoginOfAnother extends HTTPException {
  readonly ownerId: string
  constructor(ownerId: string) {
    super(403, { message: ANOTHERS })
    this.ownerId = ownerId
  }
}

const refused = (message: string): HTTPException => new HTTPException(409, { message })

/**
 * Adds a sign-in to the account that an integration token was made for.
 *
 * Throws 422 for a token that we did not write, 410 for one that was used or has expired, 403 when the token or the
 * sign-in belongs to another account, 409 when the account has this sign-in, or another one by this provider, already.
 */
export async function addLogin(
  db: D1Database,
  login: Login,
  { token, keys, session }: Integration,
  now: Date,
): Promise<Account> {
  const { id, accountId } = await readIntegrationToken(token, keys, now)
  if (!(await isTokenUnused(db, id, now))) throw usedUp()
  if (session && (await findAccountBySubject(db, session))?.account.id !== accountId) throw anothers()
  const isAdded = await addAuth(db, id, login, now)
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
