import type { MiddlewareHandler } from 'hono'
import type { RouteRule } from '#domain/route-rule.ts'
import { resolveRouteRule } from '#domain/route-rule.ts'
import type { AppEnv } from '../app-env.ts'
import { requestPath } from '../request-path.ts'

const PERMANENT = new Set([301, 308])

/** Answers old addresses with where they lead now. Redirects that may change again must not be kept by anyone. */
export const redirects = (rules: readonly RouteRule[]): MiddlewareHandler<AppEnv> =>
  async function redirects(c, next) {
    const url = new URL(c.req.url)
    const redirect = resolveRouteRule(rules, requestPath(url), url.search)
    if (!redirect) return next()
    if (!PERMANENT.has(redirect.status)) c.header('cache-control', 'no-store')
    return c.redirect(redirect.to, redirect.status)
  }
