import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import { bearerClaims } from './bearer.ts'
import type { IdClaims } from './token-claims.ts'

/** Lets those pass who bring an id token: who they are, before they have an account. Throws `SessionError` (401). */
export const signingIn = () =>
  createMiddleware<AppEnv & { Variables: { idClaims: IdClaims } }>(async function signingIn(c, next) {
    c.set('idClaims', await bearerClaims(c.req.raw, c.env, 'id'))
    await next()
    c.header('cache-control', PRIVATE_CACHE)
  })
