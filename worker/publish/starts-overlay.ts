import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { resumePending } from './resume-pending.ts'

let hasBegun = false

/**
 * Starts the overlay of a new build on the first request that finds none. The response does not wait for it. Passed as
 * a variable, because the code that serves pages is also imported by publishing, to verify what readers get.
 */
export const startsOverlay = () =>
  createMiddleware<AppEnv>(async function startsOverlay(c, next) {
    c.set('startOverlay', () => {
      if (hasBegun) return
      hasBegun = true
      c.executionCtx.waitUntil(resumePending(c.env, new Date()))
    })
    await next()
  })
