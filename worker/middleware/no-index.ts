import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'

/** A preview deployment (`NO_INDEX`) must not be indexed, whatever its pages declare. */
export const noIndex = () =>
  createMiddleware<AppEnv>(async function noIndex(c, next) {
    await next()
    if (c.env.NO_INDEX === 'true') c.header('x-robots-tag', 'noindex, nofollow')
  })
