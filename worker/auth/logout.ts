import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { NO_TEST_USER } from '#domain/auth/test-user-cookie.ts'
import { LEFT_COOKIE } from '#domain/site/cookie-names.ts'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { readAuth } from './auth-setting.ts'
import { endCookieSessions } from './end-cookie-sessions.ts'
import { clearIntegration } from './integration-cookie.ts'
import { clearIntegrationToken } from './integration-token-cookie.ts'
import { setNotice } from './notice-cookie.ts'
import { ownAddress, PASSED } from './own-address.ts'
import { isFromElsewhere } from './own-navigation.ts'
import { clearPendingLogin } from './pending-login.ts'
import { clearProviderSession, hasProviderSession } from './provider-session.ts'
import { clearSession, readSession } from './session-cookies.ts'
import { revokeToken } from './token-endpoint.ts'

type C = Context<AppEnv>

/** Proves at the callback that the visitor came from `/logout`, not from another site. */
const LOGOUT_COOKIE = '__Host-logout'
const LOGOUT_COOKIE_SECONDS = 300
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/**
 * `GET /logout`: redirects to the provider, which has a session of its own when the visitor signed in there, or else
 * directly to the callback. A link on another site cannot sign anybody out: it leads to a page with a button.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/logout-endpoint.html
 */
export function logout(c: C): Response {
  if (isFromElsewhere(c)) return c.redirect(PASSED.logoutConfirm, 302)
  setCookie(c, LOGOUT_COOKIE, '1', { ...ATTRIBUTES, maxAge: LOGOUT_COOKIE_SECONDS })
  const auth = readAuth(c.env)
  if (!auth || !(hasProviderSession(c) || readSession(c, auth.userPoolClientId).isFederated))
    return c.redirect(PASSED.logoutCallback, 302)
  const query = new URLSearchParams({
    client_id: auth.userPoolClientId,
    logout_uri: ownAddress(c.req.url, auth, 'logoutCallback'),
  })
  return c.redirect(`${auth.oauthOrigin}/logout?${query}`, 302)
}

/**
 * What the browser also clears: cached pictures of the member, and pages in the back/forward cache. Not its storage,
 * which has the device's own favourites and unsent changes of others, and not cookies such as the notice.
 */
const CLEARED = '"cache"'

/**
 * `GET /logout/callback`: ends the session in this browser, at the user pool and here, then leads to the top page, or
 * to the result of an account deletion.
 */
export async function logoutCallback(c: C): Promise<Response> {
  if (isFromElsewhere(c) && getCookie(c, LOGOUT_COOKIE) === undefined) return c.redirect(link('top'), 302)
  const auth = readAuth(c.env)
  if (auth) await endCookieSessions(c, auth)
  const refreshToken = auth && readSession(c, auth.userPoolClientId).refreshToken
  if (refreshToken) c.executionCtx.waitUntil(revokeToken(auth, refreshToken))
  clearSession(c)
  clearIntegration(c)
  clearIntegrationToken(c)
  c.header('set-cookie', NO_TEST_USER, { append: true })
  deleteCookie(c, LOGOUT_COOKIE, ATTRIBUTES)
  clearPendingLogin(c)
  clearProviderSession(c)
  c.header('clear-site-data', CLEARED)
  if (getCookie(c, LEFT_COOKIE) !== undefined) {
    deleteCookie(c, LEFT_COOKIE, { path: '/', secure: true, sameSite: 'Lax' })
    return c.redirect(link('@settings-leave'), 302)
  }
  setNotice(c, 'logged-out', link('top'))
  return c.redirect(link('top'), 302)
}
