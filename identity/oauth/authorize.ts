import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { consentPage, problemPage } from '../pages/consent-page.ts'
import { CLIENT_ID, LIFETIME } from '../settings.ts'
import type { User } from '../state.ts'
import { randomName } from '../users.ts'
import { choosePerson } from './people.ts'
import { isAllowedRedirect } from './redirects.ts'
import { type AuthorizeRequest, readRequest } from './request.ts'

type C = Context<Env>

/** The person chosen last in this browser: the provider's own session, which `/logout` ends. */
const LAST = 'identity-session'

const withQuery = (to: string, query: Record<string, string>) => {
  const address = new URL(to)
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value)
  return address.href
}

/** The valid request, or the response to an invalid one. */
const requestOf = async (c: C, given: Record<string, unknown>): Promise<AuthorizeRequest | Response> => {
  const read = readRequest(given)
  if ('request' in read) return read.request
  if ('problem' in read) return c.html(problemPage(read.problem), 400)
  const { error, description, to, state } = read
  return c.redirect(withQuery(to, { error, error_description: description, state }))
}

const grant = (c: C, request: AuthorizeRequest, user: User) => {
  const { state, now, client } = c.var.identity
  const code = randomName(32)
  state.oauthCodes[code] = {
    code,
    sub: user.sub,
    clientId: request.client_id,
    redirectUri: request.redirect_uri,
    codeChallenge: request.code_challenge,
    nonce: request.nonce || null,
    scope: request.scope,
    expiresAt: now() + LIFETIME.oauthCode * 1000,
    client,
    originJti: null,
  }
  c.var.save()
  setCookie(c, LAST, user.sub, { httpOnly: true, sameSite: 'Lax', path: '/' })
  return c.redirect(withQuery(request.redirect_uri, { code, state: request.state }))
}

/** The hosted page, where a person is chosen or the sign-in is cancelled. */
export const authorize = new Hono<Env>()
  .get('/oauth2/authorize', async (c) => {
    const request = await requestOf(c, c.req.query())
    if (request instanceof Response) return request
    return c.html(consentPage(request, Object.values(c.var.identity.state.users), getCookie(c, LAST)))
  })
  .post('/oauth2/authorize', async (c) => {
    // Only this page may submit the form.
    if (c.req.header('origin') !== new URL(c.req.url).origin)
      return c.html(problemPage('このページの外からは選べません。'), 403)
    const given = await c.req.parseBody()
    const request = await requestOf(c, given)
    if (request instanceof Response) return request
    if (given.cancel !== undefined) {
      const error = { error: 'access_denied', error_description: 'User cancelled', state: request.state }
      return c.redirect(withQuery(request.redirect_uri, error))
    }
    const chosen = choosePerson(c.var.identity, request, given)
    return 'problem' in chosen ? c.html(problemPage(chosen.problem), 400) : grant(c, request, chosen.user)
  })
  .get('/logout', (c) => {
    const { client_id, logout_uri } = c.req.query()
    if (client_id !== CLIENT_ID || !isAllowedRedirect(logout_uri, 'signOut'))
      return c.html(problemPage('戻り先のアドレスが登録されていません（logout_uri）。'), 400)
    deleteCookie(c, LAST, { path: '/' })
    return c.redirect(logout_uri)
  })
