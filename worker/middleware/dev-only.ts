import type { MiddlewareHandler } from 'hono'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { isServerDev } from '../config.ts'
import { requestPath } from '../documents/request-path.ts'

const DEV_ONLY = /^\/(admin|_)(\/|$)/

/**
 * `/admin` and `/_` with everything below exist on a development server only; elsewhere they redirect to the top page.
 */
export const devOnly = (): MiddlewareHandler<AppEnv> =>
  async function devOnly(c, next) {
    if (!DEV_ONLY.test(requestPath(c)) || isServerDev(c.env)) return next()
    c.header('cache-control', 'no-store')
    return c.redirect(link('top'), 302)
  }
