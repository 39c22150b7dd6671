import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Account } from '#domain/account.ts'
import type { NoticeCode } from '#domain/notices.ts'
import { hasMail } from '../db/account-auths.server.ts'
import { findAccountBySubject } from '../db/accounts.server.ts'
import { addLogin } from './add-login.ts'
import type { AuthEnv } from './auth-setting.ts'
import { createIntegrationToken, readIntegrationToken } from './integration-token.ts'
import { logFailure } from './log-failure.ts'
import { isRefusal } from './login-account.ts'
import { loginOf } from './login-of.ts'
import { leaveNotice } from './notice-cookie.ts'
import { takePendingLogin } from './pending-login.ts'
import { returnTarget } from './return-target.ts'
import { sessionSubject } from './session-subject.ts'
import { verifyToken } from './verify-token.ts'

type C = Context<AuthEnv>

/**
 * Adds the sign-in that waits in this browser to the account that its owner has signed in to since, and tells which
 * message says what came of it. Only to an account of the same verified mail address: somebody else may have signed in
 * here meanwhile.
 * @param token the integration token of that account
 */
async function linkTo(c: C, account: Account, token: string): Promise<NoticeCode> {
  const idToken = await takePendingLogin(c, c.var.sealKeys)
  if (!idToken) return 'login-link-late'
  const login = await loginOf(await verifyToken(idToken, 'id', c.var.auth))
  if (!login.mailDigest || !(await hasMail(c.env.DB, account.id, login.mailDigest)))
    return 'login-link-other-mail'
  await addLogin(c.env.DB, login, { token, keys: c.var.sealKeys }, new Date())
  return 'login-linked'
}

const orNotLinked = (c: C, error: unknown): NoticeCode => {
  if (!isRefusal(error)) logFailure(c.var.requestId, error)
  return 'login-not-linked'
}

/** For a sign-in by another provider that has just succeeded. */
export async function linkPendingLogin(c: C, account: Account): Promise<NoticeCode> {
  try {
    const token = await createIntegrationToken(c.env.DB, account.id, c.var.sealKeys, new Date())
    return await linkTo(c, account, token)
  } catch (error) {
    return orNotLinked(c, error)
  }
}

/** The account of the session that this browser holds. */
async function sessionAccount(c: C): Promise<Account> {
  const found = await findAccountBySubject(c.env.DB, await sessionSubject(c))
  if (!found || found.leftAt) throw new HTTPException(403)
  return found.account
}

/**
 * `GET /login/link?integrationToken=…&return=/path`: the same after a sign-in by mail, which the page has made. The token
 * proves that it was the session's own page that asked: a cookie alone adds nothing.
 */
export async function loginLink(c: C): Promise<Response> {
  const to = returnTarget(c.req.query('return'))
  const link = async (): Promise<NoticeCode> => {
    const account = await sessionAccount(c)
    const token = c.req.query('integrationToken') ?? ''
    const { accountId } = await readIntegrationToken(token, c.var.sealKeys, new Date())
    if (accountId !== account.id) throw new HTTPException(403)
    return linkTo(c, account, token)
  }
  leaveNotice(c, await link().catch((error) => orNotLinked(c, error)), to)
  return c.redirect(to, 302)
}
