import type { Context } from 'hono'
import type { NoticeCode } from '#domain/site/notices.ts'
import { link } from '#domain/url/link.ts'
import { recordAccess } from '../audit/record-access.ts'
import { consumeLoginState } from '../db/account/used-login-states.server.ts'
import { AuthFailure } from './auth-failure.ts'
import type { AuthEnv } from './auth-setting.ts'
import { ExistingAccount } from './existing-account.ts'
import { saveIntegration } from './integration-cookie.ts'
import { interstitial } from './interstitial.ts'
import { linkPendingLogin } from './link-pending-login.ts'
import { logFailure } from './log-failure.ts'
import { loginAccount } from './login-account.ts'
import { setNotice } from './notice-cookie.ts'
import { DEFAULT_CUSTOM_STATE, isOauthState } from './oauth-state.ts'
import { ownAddress, PASSED } from './own-address.ts'
import { clearPendingLogin, savePendingLogin } from './pending-login.ts'
import { setProviderSession } from './provider-session.ts'
import { s256 } from './s256.ts'
import { assertSameAccount, endReplaced, OtherAccount } from './same-account.ts'
import { fitsIntoCookies, type SessionTokens, writeSession } from './session-cookies.ts'
import { ATTEMPT_SECONDS, consumeAttempt, type LoginAttempt } from './state-cookie.ts'
import type { IdClaims } from './token-claims.ts'
import { exchangeCode, revokeToken } from './token-endpoint.ts'
import { verifyToken } from './verify-token.ts'

type C = Context<AuthEnv>
type Verified = { tokens: SessionTokens; claims: IdClaims }

/** Codes of real providers are much shorter. */
const MAX_CODE_LENGTH = 1000

const redirectWithNotice = (c: C, to: string, notice: NoticeCode): Response => {
  setNotice(c, notice, to)
  return c.redirect(to, 302)
}

/** The code of the callback, if this browser started the attempt and it was not used yet. */
async function codeOf(c: C, attempt: LoginAttempt | null): Promise<string> {
  if (!attempt) throw new AuthFailure('The state is not one that this browser was given.')
  const now = new Date()
  const expires = new Date(now.getTime() + ATTEMPT_SECONDS * 1000)
  if (!(await consumeLoginState(c.env.DB, await s256(attempt.state), expires, now)))
    throw new AuthFailure('The state was used before.')
  const { code, error } = c.req.query()
  if (error === 'access_denied') throw new AuthFailure('User cancelled OAuth flow.', { isExpected: true })
  if (error !== undefined) throw new AuthFailure('The provider answered with an error.')
  if (!code || code.length > MAX_CODE_LENGTH) throw new AuthFailure('There is no code in the answer.')
  return code
}

/** Both tokens must come from the provider, for us, for this sign-in, and for the same member. */
async function verified(
  c: C,
  { nonce }: LoginAttempt,
  tokens: Omit<SessionTokens, 'username'>,
): Promise<Verified> {
  const [claims, access] = await Promise.all([
    verifyToken(tokens.idToken, 'id', c.var.auth),
    verifyToken(tokens.accessToken, 'access', c.var.auth),
  ])
  if (claims.nonce !== nonce) throw new AuthFailure('The id token is of another sign-in.')
  if (claims.sub !== access.sub || claims['cognito:username'] !== access.username)
    throw new AuthFailure('The tokens are of different members.')
  return { claims, tokens: { ...tokens, username: access.username } }
}

async function signIn(
  c: C,
  { provider, returnTo, purpose }: LoginAttempt,
  { tokens, claims }: Verified,
): Promise<Response> {
  const { userPoolClientId } = c.var.auth
  if (!fitsIntoCookies(userPoolClientId, tokens)) throw new AuthFailure('The tokens do not fit into cookies.')
  const account = await loginAccount(c.env, claims, new Date(), { createNew: purpose === 'new' })
  recordAccess(c, { kind: 'sign-in', way: provider, status: 200, accountId: account.id })
  if (purpose === 'again') await endReplaced(c)
  writeSession(c, userPoolClientId, tokens)
  setProviderSession(c)
  if (purpose === 'again') return redirectWithNotice(c, returnTo, 'login-again')
  if (purpose === 'link')
    return redirectWithNotice(c, returnTo, await linkPendingLogin(c, tokens.accessToken))
  clearPendingLogin(c)
  return redirectWithNotice(c, returnTo, 'logged-in')
}

/**
 * Creates no second account by default: the visitor gets the providers of the existing one, and may create another one
 * nevertheless.
 */
async function offerLink(
  c: C,
  { provider, returnTo }: LoginAttempt,
  { tokens }: Verified,
  { providers }: ExistingAccount,
): Promise<Response> {
  await savePendingLogin(c, c.var.sealKeys, tokens.idToken)
  c.executionCtx.waitUntil(revokeToken(c.var.auth, tokens.refreshToken))
  const query = { link: provider, by: providers.join(' '), return: returnTo }
  return c.redirect(link('login', { query }), 302)
}

/**
 * Keeps the member's own session: only the new ID token is passed on, once. The Strict cookie that carries it is not
 * sent on a redirect chain that began on another site, so a document navigates on.
 */
async function handOver(
  c: C,
  { provider, integrationToken = DEFAULT_CUSTOM_STATE }: LoginAttempt,
  { tokens: { idToken, refreshToken } }: Verified,
): Promise<Response> {
  if (!(await saveIntegration(c, c.var.sealKeys, { provider, customState: integrationToken, idToken })))
    throw new AuthFailure('The id token does not fit into the integration cookie.')
  await revokeToken(c.var.auth, refreshToken)
  return interstitial(c, { to: PASSED.loginIntegration, text: 'ログイン方法を追加しています。' })
}

async function finish(c: C, attempt: LoginAttempt, code: string): Promise<Response> {
  const redirectUri = ownAddress(c.req.url, c.var.auth, 'loginCallback')
  const tokens = await exchangeCode(c.var.auth, { code, verifier: attempt.verifier, redirectUri })
  try {
    const found = await verified(c, attempt, tokens)
    if (attempt.purpose === 'add') return await handOver(c, attempt, found)
    if (attempt.purpose === 'again') await assertSameAccount(c, found)
    return await signIn(c, attempt, found).catch((error) => {
      if (error instanceof ExistingAccount) return offerLink(c, attempt, found, error)
      throw error
    })
  } catch (error) {
    // Revoke the provider session that is not used.
    c.executionCtx.waitUntil(revokeToken(c.var.auth, tokens.refreshToken))
    throw error
  }
}

/** The notice for a failure: no reason, except for the visitor's own actions. */
const noticeOfFailure = (error: unknown, { purpose }: LoginAttempt): NoticeCode => {
  if (error instanceof OtherAccount) return 'login-again-other'
  if (error instanceof AuthFailure && error.isExpected) return 'login-cancelled'
  return purpose === 'add' ? 'login-not-added' : 'login-failed'
}

/**
 * `GET /login/callback`: the redirect URI of the provider, with a code or an error. A failure leads back to where the
 * provider was chosen, with the return path: another attempt can be made there. A callback that this browser did not
 * start leads to the top page (spec §8).
 */
export async function loginCallback(c: C): Promise<Response> {
  const state = c.req.query('state') ?? ''
  const attempt = isOauthState(state) ? await consumeAttempt(c, c.var.sealKeys, state) : null
  try {
    const code = await codeOf(c, attempt)
    return await finish(c, attempt as LoginAttempt, code)
  } catch (error) {
    logFailure(c.var.requestId, error)
    if (!(error instanceof AuthFailure && error.isExpected))
      recordAccess(c, { kind: 'sign-in-failed', way: attempt?.provider ?? 'sign-in', status: 302 })
    return attempt
      ? redirectWithNotice(c, attempt.startedAt, noticeOfFailure(error, attempt))
      : redirectWithNotice(c, link('top'), 'login-failed')
  }
}
