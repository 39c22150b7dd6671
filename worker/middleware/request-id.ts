import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { setHeader } from './set-header.ts'

/** Sets the request id: `c.var.requestId` for the log, `x-request-id` on every answer. */
export const requestId = () =>
  createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await next()
    // Set afterwards: an answer of the asset server replaces headers that were set before.
    setHeader(c, 'x-request-id', id)
  })
