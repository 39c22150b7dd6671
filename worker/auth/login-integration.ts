import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { link } from '#domain/link.ts'
import { type NoticeCode, noticeOf } from '#domain/notices.ts'
import type { AuthEnv } from './auth-setting.ts'
import { type Integration, takeIntegration } from './integration-cookie.ts'
import { logFailure } from './log-failure.ts'
import { isRefusal, loginAccount } from './login-account.ts'
import { leaveNotice } from './notice-cookie.ts'
import { DEFAULT_CUSTOM_STATE } from './oauth-state.ts'
import { readSession } from './session-cookies.ts'
import { verifyToken } from './verify-token.ts'
import { wayOn } from './way-on.ts'

type C = Context<AuthEnv>

/** What `loginAccount` refuses with, and what the visitor is told of it. */
const NOTICES: Partial<Record<number, NoticeCode>> = {
  401: 'login-add-signed-out',
  403: 'login-add-anothers',
  409: 'login-add-present',
  410: 'login-add-used',
}

const refused = (c: C, status: ContentfulStatusCode): Response => {
  const code = NOTICES[status] ?? 'login-not-added'
  leaveNotice(c, code, link('@settings-integration'))
  return wayOn(c, { status, to: link('@settings-integration'), text: noticeOf(code).text })
}

/** The subject of the session that the browser holds. Throws `SessionError` (401). */
const sessionSubject = async (c: C): Promise<string> => {
  const { accessToken } = readSession(c, c.var.auth.userPoolClientId)
  return (await verifyToken(accessToken ?? '', 'access', c.var.auth)).sub
}

async function add(c: C, { customState, idToken }: Integration): Promise<Response> {
  const session = await sessionSubject(c)
  const claims = await verifyToken(idToken ?? '', 'id', c.var.auth)
  const integration = { token: customState, keys: c.var.sealKeys, session }
  await loginAccount(c.env.DB, claims, new Date(), integration)
  leaveNotice(c, 'login-added', link('@settings-integration'))
  return c.redirect(link('@settings-integration'), 302)
}

/**
 * `GET /login/integration` takes what the callback left, once, and adds the login to the account of the session. The
 * custom state is the integration token: it is verified there, and the default one is none (spec §4, §5).
 */
export async function loginIntegration(c: C): Promise<Response> {
  const integration = await takeIntegration(c, c.var.sealKeys)
  if (!integration || integration.customState === DEFAULT_CUSTOM_STATE)
    return c.redirect(link('@settings-integration'), 302)
  try {
    return await add(c, integration)
  } catch (error) {
    if (isRefusal(error)) return refused(c, error.status)
    logFailure(c.var.requestId, error)
    return refused(c, 503)
  }
}
