import type { MiddlewareHandler } from 'hono'

/** As long as any JSON that is sent: whoever saves a document that is too long is told so, and not that the network failed. */
const WORTH_READING = 2 * 1024 * 1024

const lengthOf = ({ headers }: Request): number => Number(headers.get('content-length') ?? Infinity)

/**
 * Reads what a call sent and nobody looked at, because it was refused before. A connection whose request was not read to
 * its end is closed, and the answer, or the next call on it, is lost with it. What is larger, as a picture, is not worth
 * it.
 */
export const unreadBody = (): MiddlewareHandler =>
  async function unreadBody(c, next) {
    await next()
    const { raw } = c.req
    if (!raw.body || raw.bodyUsed || lengthOf(raw) > WORTH_READING) return
    await raw.arrayBuffer().catch(() => null)
  }
