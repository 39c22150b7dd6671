import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type NoticeCode, noticeOf } from '#domain/site/notices.ts'
import { link } from '#domain/url/link.ts'
import { LoginOfAnother } from './add-login.ts'
import type { AuthEnv } from './auth-setting.ts'
import { beginJoin } from './begin-join.ts'
import { consumeIntegration, type LoginToAdd } from './integration-cookie.ts'
import { browserOwner } from './integration-owner.ts'
import type { Integration } from './integration-token.ts'
import { interstitial } from './interstitial.ts'
import { logFailure } from './log-failure.ts'
import { isRefusal, loginAccount } from './login-account.ts'
import { setNotice } from './notice-cookie.ts'
import { DEFAULT_CUSTOM_STATE } from './oauth-state.ts'
import type { IdClaims } from './token-claims.ts'
import { verifyToken } from './verify-token.ts'

type C = Context<AuthEnv>

/** The notices for refusals of `loginAccount`. */
const NOTICES: Partial<Record<number, NoticeCode>> = {
  401: 'login-add-signed-out',
  403: 'login-add-anothers',
  409: 'login-add-present',
  410: 'login-add-used',
}

const refused = (
  c: C,
  status: ContentfulStatusCode,
  code: NoticeCode = NOTICES[status] ?? 'login-not-added',
): Response => {
  setNotice(c, code, link('@settings-integration'))
  return interstitial(c, { status, to: link('@settings-integration'), text: noticeOf(code).text })
}

/** The login belongs to another account, whose owner has just proven to be the same person. */
async function offerJoin(
  c: C,
  claims: IdClaims,
  { ownerId }: LoginOfAnother,
  integration: Integration,
): Promise<Response> {
  await beginJoin(c.env, { claims, otherId: ownerId, integration }, new Date())
  return refused(c, 403, 'login-add-joinable')
}

async function add(c: C, { customState, idToken }: LoginToAdd): Promise<Response> {
  const claims = await verifyToken(idToken ?? '', 'id', c.var.auth)
  const integration = { token: customState, keys: c.var.sealKeys, owner: () => browserOwner(c) }
  try {
    await loginAccount(c.env, claims, new Date(), { integration })
  } catch (error) {
    if (!(error instanceof LoginOfAnother)) throw error
    return await offerJoin(c, claims, error, integration)
  }
  setNotice(c, 'login-added', link('@settings-integration'))
  return c.redirect(link('@settings-integration'), 302)
}

/**
 * `GET /login/integration` reads the cookie of the callback, once, and adds the login to the account of the session.
 * The custom state is the integration token: it is verified here, and the default one is refused (spec §4, §5).
 */
export async function loginIntegration(c: C): Promise<Response> {
  const integration = await consumeIntegration(c, c.var.sealKeys)
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
