import type { Context } from 'hono'
import type { NoticeCode } from '#domain/site/notices.ts'
import { hasMail } from '../db/account/account-auths.server.ts'
import { addLogin } from './add-login.ts'
import type { AuthEnv } from './auth-setting.ts'
import { browserOwner } from './integration-owner.ts'
import { createIntegrationToken } from './integration-token.ts'
import { consumeIntegrationToken } from './integration-token-cookie.ts'
import { logFailure } from './log-failure.ts'
import { isRefusal } from './login-account.ts'
import { loginOf } from './login-of.ts'
import { type MemberAtHome, memberOfToken } from './member.ts'
import { setNotice } from './notice-cookie.ts'
import { consumePendingLogin } from './pending-login.ts'
import { returnTarget } from './return-target.ts'
import { verifyToken } from './verify-token.ts'

type C = Context<AuthEnv>

/**
 * Adds the pending login of this browser to the account that its owner has signed in to, and returns the notice. Only
 * for an account with the same verified email address: another person may have signed in meanwhile.
 * @param token the integration token of that account, requested in the owner's session
 */
async function linkTo(c: C, owner: MemberAtHome, token: string): Promise<NoticeCode> {
  const idToken = await consumePendingLogin(c, c.var.sealKeys)
  if (!idToken) return 'login-link-late'
  const login = await loginOf(await verifyToken(idToken, 'id', c.var.auth))
  if (!login.mailDigest || !(await hasMail(owner.home, owner.account.id, login.mailDigest)))
    return 'login-link-other-mail'
  const integration = { token, keys: c.var.sealKeys, owner: async () => owner }
  await addLogin(c.env, login, integration, new Date())
  return 'login-linked'
}

const orNotLinked = (c: C, error: unknown): NoticeCode => {
  if (!isRefusal(error)) logFailure(c.var.requestId, error)
  return 'login-not-linked'
}

/** After a successful sign-in with another provider, with its access token. */
export async function linkPendingLogin(c: C, accessToken: string): Promise<NoticeCode> {
  try {
    const owner = await memberOfToken(accessToken, c.req.raw, c.env)
    const requester = { accountId: owner.account.id, sessionId: owner.session.id }
    const token = await createIntegrationToken(owner.home, requester, c.var.sealKeys, new Date())
    return await linkTo(c, owner, token)
  } catch (error) {
    return orNotLinked(c, error)
  }
}

/**
 * `GET /login/link?return=/path`: the same after a sign-in by password, which the page has made. The integration token
 * in its cookie proves that the session's own page requested it: the session's cookies alone add nothing.
 */
export async function loginLink(c: C): Promise<Response> {
  const to = returnTarget(c.req.query('return'))
  const link = async (): Promise<NoticeCode> => {
    const token = await consumeIntegrationToken(c, c.var.sealKeys)
    return linkTo(c, await browserOwner(c), token ?? '')
  }
  setNotice(c, await link().catch((error) => orNotLinked(c, error)), to)
  return c.redirect(to, 302)
}
