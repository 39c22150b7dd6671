import type { Context } from 'hono'
import { federatedProvider, UnknownProviderError } from '#domain/auth/federated-provider.ts'
import { noticeOf } from '#domain/site/notices.ts'
import { link } from '#domain/url/link.ts'
import type { AuthEnv } from './auth-setting.ts'
import { takeIntegrationToken } from './integration-token-cookie.ts'
import { isSignedIn } from './is-signed-in.ts'
import { leaveNotice } from './notice-cookie.ts'
import { oauthState } from './oauth-state.ts'
import { ownAddress, registeredOrigin } from './own-address.ts'
import { isFromElsewhere } from './own-navigation.ts'
import { hasPendingLogin } from './pending-login.ts'
import { randomText } from './random.ts'
import { returnTarget } from './return-target.ts'
import { s256 } from './s256.ts'
import { keepAttempt, type LoginAttempt } from './state-cookie.ts'
import { wayOn } from './way-on.ts'

/** spec §9, and the one without which Cognito lets no federated member see or delete their own user. */
const SCOPES = 'profile email openid aws.amazon.cognito.signin.user.admin'

type C = Context<AuthEnv>

const refused = (c: C, code: 'provider-unknown' | 'login-not-added', to: string): Response => {
  leaveNotice(c, code, to)
  return wayOn(c, { status: 400, to, text: noticeOf(code).text })
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
    // Else the provider's own session would answer for whoever sits there.
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
 * What a page of ours may choose: to add a sign-in, to prove the present one again, and, when it was told that the mail
 * address has an account, what is to become of that.
 */
const purposeOf = (c: C): LoginAttempt['purpose'] => {
  const asked = c.req.query('account')
  if (asked === 'add' || (asked === 'again' && !isFromElsewhere(c))) return asked
  return hasPendingLogin(c) && (asked === 'link' || asked === 'new') ? asked : 'sign-in'
}

/** Where a provider was chosen. */
const startOf = (purpose: LoginAttempt['purpose'], returnTo: string, login: string): string => {
  if (purpose === 'add') return link('@settings-integration')
  return purpose === 'again' ? returnTo : login
}

/**
 * `GET /login/start?provider=LINE|Google|Facebook&return=/path` leads to the provider. With `account=add` the login is
 * added to the account whose integration token (from `POST /v1/account-auth-integrations`) this browser keeps; with
 * `account=again` whoever is signed in signs in again. Otherwise they are refused, and offered to switch (spec §4).
 */
export async function loginStart(c: C): Promise<Response> {
  const purpose = purposeOf(c)
  const asked = c.req.query('return')
  const returnTo = returnTarget(asked)
  const back = startOf(
    purpose,
    returnTo,
    link('login', asked === undefined ? {} : { query: { return: returnTo } }),
  )
  const provider = providerOf(c)
  if (!provider) return refused(c, 'provider-unknown', purpose === 'sign-in' ? link('login') : back)
  const { origin, pathname, search } = new URL(c.req.url)
  // A library would throw InvalidOriginException: a sign-in that begins on another host could not be finished.
  const registered = registeredOrigin(c.req.url, c.var.auth)
  if (origin !== registered) return c.redirect(registered + pathname + search, 302)
  const integrationToken = purpose === 'add' ? await takeIntegrationToken(c, c.var.sealKeys) : undefined
  if (integrationToken === null) return refused(c, 'login-not-added', back)
  if (purpose !== 'add' && purpose !== 'again' && (await isSignedIn(c))) {
    leaveNotice(c, 'already-logged-in', back)
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
  await keepAttempt(c, c.var.sealKeys, attempt)
  return c.redirect(await authorizeAddress(c, attempt), 302)
}
