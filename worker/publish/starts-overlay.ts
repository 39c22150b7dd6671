import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { resumePending } from './resume-pending.ts'

let hasBegun = false

/**
 * Lets the first visitor of a build without an overlay start it: the build may have been deployed just now. The visitor
 * does not wait. A variable, and no import of who reads pages: publishing reads them too, to see what readers get.
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
