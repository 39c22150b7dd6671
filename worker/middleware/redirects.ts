import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { requestUrl } from '../documents/request-path.ts'
import { addressResponse } from '../redirects/address-response.ts'
import { resolveRule } from '../redirects/resolve-address.ts'

/** Answers former addresses with a redirect, or as gone. */
export const redirects = (): MiddlewareHandler<AppEnv> =>
  async function redirects(c, next) {
    const resolved = await resolveRule(c.env, requestUrl(c))
    return resolved ? addressResponse(c, resolved) : next()
  }
