import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

const BEARER = /^Bearer ([\x21-\x7e]{32,512})$/
/** Shorter keys could be guessed. */
const MIN_KEY_LENGTH = 32

const digest = async (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

const isOne = async (given: string, keys: readonly string[]): Promise<boolean> => {
  const givenDigest = await digest(given)
  const same = await Promise.all(
    keys.map(async (key) => crypto.subtle.timingSafeEqual(givenDigest, await digest(key))),
  )
  return same.includes(true)
}

/**
 * The guard of operations endpoints for the command line: `Authorization: Bearer {OPERATIONS_KEY}`. Without a valid key
 * the answer is that of an unknown address. Several keys are separated by commas, so that one can be rotated.
 */
export const operationsKey = (): MiddlewareHandler<AppEnv> =>
  async function operationsKey(c, next) {
    const keys = (c.env.OPERATIONS_KEY ?? '')
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key.length >= MIN_KEY_LENGTH)
    const [, given] = BEARER.exec(c.req.header('authorization') ?? '') ?? []
    if (!given || !(await isOne(given, keys))) return c.notFound()
    await next()
    c.header('cache-control', 'private, no-store')
  }
