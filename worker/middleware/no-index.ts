import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

/** A preview of the site (`NO_INDEX`) is not to be found by search engines, whatever its pages say. */
export const noIndex = () =>
  createMiddleware<AppEnv>(async function noIndex(c, next) {
    await next()
    if (c.env.NO_INDEX === 'true') c.header('x-robots-tag', 'noindex, nofollow')
  })
