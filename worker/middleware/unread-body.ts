import type { MiddlewareHandler } from 'hono'

/** As long as any JSON that is sent: whoever saves a document that is too long is told so, and not that the network failed. */
const WORTH_READING = 2 * 1024 * 1024
/** Milliseconds: whoever sends more slowly, or never the rest, has their answer all the same. */
const WORTH_WAITING = 5000

const lengthOf = ({ headers }: Request): number => Number(headers.get('content-length') ?? 0)

const readToItsEnd = async (body: ReadableStream<Uint8Array>): Promise<void> => {
  const reader = body.getReader()
  for (let length = 0; length <= WORTH_READING; ) {
    const { done, value } = await reader.read()
    if (done) return
    length += value.byteLength
  }
}

/**
 * Reads what a request sent and nobody looked at, because it was refused before. A connection whose request was not read
 * to its end is closed, and the answer, or the next one on it, is lost with it. What is larger, as a picture, is not
 * worth it.
 */
export const unreadBody = (): MiddlewareHandler =>
  async function unreadBody(c, next) {
    await next()
    const { raw } = c.req
    if (!raw.body || raw.bodyUsed || lengthOf(raw) > WORTH_READING) return
    const read = readToItsEnd(raw.body).catch(() => null)
    await Promise.race([read, scheduler.wait(WORTH_WAITING)])
  }
