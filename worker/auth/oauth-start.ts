import type { Context } from 'hono'
import { federatedProvider, UnknownProviderError } from '#domain/federated-provider.ts'
import { link } from '#domain/link.ts'
import { noticeOf } from '#domain/notices.ts'
import type { AuthEnv } from './auth-setting.ts'
import { leaveNotice } from './notice-cookie.ts'
import { DEFAULT_CUSTOM_STATE, oauthState } from './oauth-state.ts'
import { ownAddress, registeredOrigin } from './own-address.ts'
import { hasPendingLogin } from './pending-login.ts'
import { randomText } from './random.ts'
import { returnTarget } from './return-target.ts'
import { s256 } from './s256.ts'
import { isSignedIn } from './session-subject.ts'
import { keepAttempt, type LoginAttempt } from './state-cookie.ts'
import { wayOn } from './way-on.ts'

/** spec §9, and the one without which Cognito lets no federated member see or delete their own user. */
const SCOPES = 'profile email openid aws.amazon.cognito.signin.user.admin'
/** What a signed integration token is made of. Anything else is none, whatever it is. */
const TOKEN = /^[\w.~-]{1,600}$/

type C = Context<AuthEnv>

const refused = (c: C, code: 'provider-unknown' | 'login-not-added', to: string): Response => {
  leaveNotice(c, code, to)
  return wayOn(c, { status: 400, to, text: noticeOf(code).text })
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html */
async function authorizeAddress(c: C, { provider, state, verifier, nonce }: LoginAttempt): Promise<string> {
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

/** What a page may choose that was told that the mail address has an account; nothing else is known of others. */
const purposeOf = (c: C): LoginAttempt['purpose'] => {
  const asked = c.req.query('account')
  return hasPendingLogin(c) && (asked === 'link' || asked === 'new') ? asked : 'sign-in'
}

/**
 * `GET /login/start?provider=LINE|Google|Facebook&return=/path` leads to the provider. With `integrationToken=` (from
 * `POST /v1/account-auth-integrations`) the login is added to the account that the token was made for. Whoever is
 * signed in is refused, and offered to switch (spec §4).
 */
export async function loginStart(c: C): Promise<Response> {
  const integrationToken = c.req.query('integrationToken')
  const settings = link('@settings-integration')
  const provider = providerOf(c)
  if (!provider)
    return refused(c, 'provider-unknown', integrationToken === undefined ? link('login') : settings)
  if (integrationToken !== undefined && !TOKEN.test(integrationToken))
    return refused(c, 'login-not-added', settings)
  const asked = c.req.query('return')
  const back = link('login', asked === undefined ? {} : { query: { return: returnTarget(asked) } })
  const { origin, pathname, search } = new URL(c.req.url)
  // A library would throw InvalidOriginException: a sign-in that begins on another host could not be finished.
  const registered = registeredOrigin(c.req.url, c.var.auth)
  if (origin !== registered) return c.redirect(registered + pathname + search, 302)
  if (integrationToken === undefined && (await isSignedIn(c))) {
    leaveNotice(c, 'already-logged-in', back)
    return c.redirect(back, 302)
  }
  const customState = integrationToken ?? DEFAULT_CUSTOM_STATE
  const attempt: LoginAttempt = {
    state: oauthState(randomText(32), customState),
    verifier: randomText(128),
    nonce: randomText(32),
    provider,
    returnTo: returnTarget(asked),
    customState,
    startedAt: integrationToken === undefined ? back : settings,
    purpose: purposeOf(c),
  }
  await keepAttempt(c, c.var.sealKeys, attempt)
  return c.redirect(await authorizeAddress(c, attempt), 302)
}
