import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AccountAuth, IntegrationTokenResult } from '#domain/account/login-account.ts'
import type { AppEnv } from '../app-env.ts'
import { type AllowedEnv, allow, myself } from '../auth/allow.ts'
import { subjectDigest } from '../auth/digest.ts'
import { freshSignIn } from '../auth/fresh-sign-in.ts'
import { createIntegrationToken } from '../auth/integration-token.ts'
import { setIntegrationTokenCookie } from '../auth/integration-token-cookie.ts'
import { readSealKeys } from '../config.ts'
import { removeAuth } from '../db/account/account-auths.server.ts'
import { findAccountById } from '../db/account/accounts.server.ts'
import { notFound, ok } from './answer.ts'

const refused = (message: string): HTTPException => new HTTPException(409, { message })
const lastOne = () =>
  refused('最後のログイン方法は削除できません。ほかの方法を追加してから削除してください。')

/** The member's own login with this provider, if it may be removed. */
function removable(c: Context<AllowedEnv>, provider: string): AccountAuth {
  const { auths } = c.var.account
  const auth = auths.find((one) => one.provider === provider)
  if (!auth) throw notFound(c, 'このログイン方法は追加されていません。')
  if (auths.length === 1) throw lastOne()
  if (auth.uuid === c.var.subject)
    throw refused(
      'いまのログインに使っている方法は削除できません。ほかの方法でログインしてから削除してください。',
    )
  return auth
}

/** `/v1/account-auth-integrations` (spec §7): issues a token for adding a login, and removes a login. */
export const accountAuthIntegrations = new Hono<AppEnv>()
  .post('/', allow('create', 'account-auth', myself), freshSignIn(), async (c) => {
    const keys = readSealKeys(c.env)
    const requester = { accountId: c.var.account.id, sessionId: c.var.session.id }
    const integrationToken = await createIntegrationToken(c.env.DB, requester, keys, new Date())
    // For the addresses that continue (worker/auth): there it is in no URL.
    await setIntegrationTokenCookie(c, keys, integrationToken)
    const accountAuthIntegration: IntegrationTokenResult = { integrationToken }
    return c.json(ok({ accountAuthIntegration }))
  })
  .delete('/:provider', allow('delete', 'account-auth', myself), freshSignIn(), async (c) => {
    const { accountId, provider, uuid } = removable(c, c.req.param('provider'))
    const removed = { provider, subjectDigest: await subjectDigest(uuid) }
    // A concurrent request may have removed the other logins.
    if (!(await removeAuth(c.env.DB, accountId, removed, new Date()))) throw lastOne()
    const found = await findAccountById(c.env.DB, accountId)
    if (!found) throw notFound(c)
    return c.json(ok({ account: found.account }))
  })
