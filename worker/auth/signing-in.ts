import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { PRIVATE_CACHE } from '../v1/answer.ts'
import { bearerClaims } from './bearer.ts'
import type { IdClaims } from './token-claims.ts'

/** A guard that requires an ID token: the caller may not have an account yet. Throws `SessionError` (401). */
export const signingIn = () =>
  createMiddleware<AppEnv & { Variables: { idClaims: IdClaims } }>(async function signingIn(c, next) {
    c.set('idClaims', await bearerClaims(c.req.raw, c.env, 'id'))
    await next()
    c.header('cache-control', PRIVATE_CACHE)
  })
