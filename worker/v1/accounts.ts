import { Hono } from 'hono'
import { LoginAccountInput } from '#domain/account/login-account.ts'
import { codeOfStatus } from '#domain/api/error-status.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import { member } from '../auth/authorized.ts'
import { bearerOf } from '../auth/bearer.ts'
import { deleteAccount } from '../auth/delete-account.ts'
import { ExistingAccount } from '../auth/existing-account.ts'
import { freshSignIn } from '../auth/fresh-sign-in.ts'
import { namedOwner } from '../auth/integration-owner.ts'
import { loginAccount } from '../auth/login-account.ts'
import { savePendingLogin } from '../auth/pending-login.ts'
import { signingIn } from '../auth/signing-in.ts'
import { readAuthConfig, readSealKeys } from '../config.ts'
import { sweepPhotos } from '../media/photo-files.ts'
import { ok } from './answer.ts'
import { body } from './body.ts'

/**
 * `/v1/accounts` (spec §7): `login` with an ID token, which creates the account when there is none, or adds the login
 * to the account of an integration token, in the session that requested it; `authorize` and `leave` with an access
 * token.
 */
export const accounts = new Hono<AppEnv>()
  .post('/login', signingIn(), body(LoginAccountInput), async (c) => {
    const { integrationToken: token, createNew } = c.req.valid('json').loginAccountPayload
    const integration =
      token === undefined
        ? undefined
        : { token, keys: readSealKeys(c.env), owner: () => namedOwner(c.req.raw, c.env) }
    try {
      const choice = { integration, createNew }
      return c.json(ok({ account: await loginAccount(c.env, c.var.idClaims, new Date(), choice) }))
    } catch (error) {
      if (!(error instanceof ExistingAccount)) throw error
      await savePendingLogin(c, readSealKeys(c.env), bearerOf(c.req.raw))
      const errors = [{ code: codeOfStatus(409), message: error.message }]
      return c.json({ data: { existingAccount: { providers: error.providers } }, errors }, 409)
    }
  })
  .post('/authorize', member(), (c) => c.json(ok({ account: c.var.account })))
  .post('/leave', allow('delete', 'account', myself), freshSignIn(), async (c) => {
    const { userPoolEndpoint } = readAuthConfig(c.env)
    const pool = { accessToken: bearerOf(c.req.raw), userPoolEndpoint }
    const leaving = (async () => {
      await deleteAccount(c.env.DB, c.var.account, pool, new Date())
      await sweepPhotos(c.env, new Date())
    })()
    // It ends even if the member does not wait for it.
    c.executionCtx.waitUntil(leaving.catch(() => {}))
    await leaving
    return c.json(ok({ result: true }))
  })
