import type { MiddlewareHandler } from 'hono'

/** What costs less to read than a new connection does to open, in bytes. */
const SMALL = 64 * 1024

/**
 * Reads what a call sent and nobody looked at, because it was refused before. A connection whose request was not read to
 * its end is closed, and the next call on it, perhaps already on its way, is lost with it. What is large is not worth it.
 */
export const unreadBody = (): MiddlewareHandler =>
  async function unreadBody(c, next) {
    await next()
    const { raw } = c.req
    if (!raw.body || raw.bodyUsed || Number(raw.headers.get('content-length') ?? SMALL + 1) > SMALL) return
    await raw.arrayBuffer().catch(() => null)
  }
