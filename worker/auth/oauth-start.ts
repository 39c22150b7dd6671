import type { Context } from 'hono'
import { federatedProvider, UnknownProviderError } from '#domain/auth/federated-provider.ts'
import { noticeOf } from '#domain/site/notices.ts'
import { link } from '#domain/url/link.ts'
import type { AuthEnv } from './auth-setting.ts'
import { browserOwner } from './integration-owner.ts'
import { consumeIntegrationToken } from './integration-token-cookie.ts'
import { interstitial } from './interstitial.ts'
import { setNotice } from './notice-cookie.ts'
import { oauthState } from './oauth-state.ts'
import { ownAddress, registeredOrigin } from './own-address.ts'
import { isFromElsewhere } from './own-navigation.ts'
import { hasPendingLogin } from './pending-login.ts'
import { randomText } from './random.ts'
import { returnTarget } from './return-target.ts'
import { s256 } from './s256.ts'
import { type LoginAttempt, saveAttempt } from './state-cookie.ts'

/** spec §9, and the scope without which Cognito does not let a federated member read or delete their user. */
const SCOPES = 'profile email openid aws.amazon.cognito.signin.user.admin'

type C = Context<AuthEnv>

/** Whether this browser has a valid session. */
const isSignedIn = (c: C): Promise<boolean> =>
  browserOwner(c).then(
    () => true,
    () => false,
  )

const refused = (c: C, code: 'provider-unknown' | 'login-not-added', to: string): Response => {
  setNotice(c, code, to)
  return interstitial(c, { status: 400, to, text: noticeOf(code).text })
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html */
async function authorizeAddress(
  c: C,
  { provider, state, verifier, nonce, purpose }: LoginAttempt,
): Promise<string> {
  const { oauthOrigin, userPoolClientId, oauthResponseType } = c.var.auth
  const query = new URLSearchParams({
    identity_provider: provider,
    response_type: oauthResponseType,
    client_id: userPoolClientId,
    redirect_uri: ownAddress(c.req.url, c.var.auth, 'loginCallback'),
    scope: SCOPES,
    state,
    nonce,
    code_challenge: await s256(verifier),
    code_challenge_method: 'S256',
    // Otherwise the provider's own session would answer for another person at the browser.
    ...(purpose === 'again' && { prompt: 'login' }),
  })
  return `${oauthOrigin}/oauth2/authorize?${query}`
}

const providerOf = (c: C) => {
  try {
    return federatedProvider(c.req.query('provider'))
  } catch (error) {
    if (error instanceof UnknownProviderError) return null
    throw error
  }
}

/**
 * The purpose that a page of ours selected: adding a login, signing in again, or, after the notice of an existing
 * account, the decision about it.
 */
const purposeOf = (c: C): LoginAttempt['purpose'] => {
  const requested = c.req.query('account')
  if (requested === 'add' || (requested === 'again' && !isFromElsewhere(c))) return requested
  return hasPendingLogin(c) && (requested === 'link' || requested === 'new') ? requested : 'sign-in'
}

/** The page where a provider was chosen. */
const startOf = (purpose: LoginAttempt['purpose'], returnTo: string, login: string): string => {
  if (purpose === 'add') return link('@settings-integration')
  return purpose === 'again' ? returnTo : login
}

/**
 * `GET /login/start?provider=LINE|Google|Facebook&return=/path` redirects to the provider. With `account=add` the login
 * is added to the account whose integration token (from `POST /v1/account-auth-integrations`) this browser stores; with
 * `account=again` the signed-in member signs in again. Otherwise signed-in visitors are refused, and offered to switch
 * (spec §4).
 */
export async function loginStart(c: C): Promise<Response> {
  const purpose = purposeOf(c)
  const requested = c.req.query('return')
  const returnTo = returnTarget(requested)
  const back = startOf(
    purpose,
    returnTo,
    link('login', requested === undefined ? {} : { query: { return: returnTo } }),
  )
  const provider = providerOf(c)
  if (!provider) return refused(c, 'provider-unknown', purpose === 'sign-in' ? link('login') : back)
  const { origin, pathname, search } = new URL(c.req.url)
  // The library would throw InvalidOriginException: a sign-in started on another host could not be finished.
  const registered = registeredOrigin(c.req.url, c.var.auth)
  if (origin !== registered) return c.redirect(registered + pathname + search, 302)
  const integrationToken = purpose === 'add' ? await consumeIntegrationToken(c, c.var.sealKeys) : undefined
  if (integrationToken === null) return refused(c, 'login-not-added', back)
  if (purpose !== 'add' && purpose !== 'again' && (await isSignedIn(c))) {
    setNotice(c, 'already-logged-in', back)
    return c.redirect(back, 302)
  }
  const attempt: LoginAttempt = {
    state: oauthState(randomText(32)),
    verifier: randomText(128),
    nonce: randomText(32),
    provider,
    returnTo,
    startedAt: back,
    purpose,
    integrationToken,
  }
  await saveAttempt(c, c.var.sealKeys, attempt)
  return c.redirect(await authorizeAddress(c, attempt), 302)
}
