import type { MiddlewareHandler } from 'hono'

/** The limit of any JSON body: a client that sends too much gets an answer, not a network error. */
const MAX_DRAINED_BYTES = 2 * 1024 * 1024
/** Milliseconds; slower clients get their answer without the rest being read. */
const DRAIN_TIMEOUT_MS = 5000

const lengthOf = ({ headers }: Request): number => Number(headers.get('content-length') ?? 0)

const readToItsEnd = async (body: ReadableStream<Uint8Array>): Promise<void> => {
  const reader = body.getReader()
  for (let length = 0; length <= MAX_DRAINED_BYTES; ) {
    const { done, value } = await reader.read()
    if (done) return
    length += value.byteLength
  }
}

/**
 * Reads the unread body of a refused request. The runtime closes a connection whose request was not read to its end,
 * and the answer, or the next one on it, is lost. Larger bodies, such as pictures, are not drained.
 */
export const drainBody = (): MiddlewareHandler =>
  async function drainBody(c, next) {
    await next()
    const { raw } = c.req
    if (!raw.body || raw.bodyUsed || lengthOf(raw) > MAX_DRAINED_BYTES) return
    const read = readToItsEnd(raw.body).catch(() => null)
    await Promise.race([read, scheduler.wait(DRAIN_TIMEOUT_MS)])
  }
