import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../app-env.ts'

const BEARER = /^Bearer ([\x21-\x7e]{32,512})$/
/** A key that can be guessed is none. */
const LEAST = 32

const digest = async (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))

const isOne = async (given: string, keys: readonly string[]): Promise<boolean> => {
  const told = await digest(given)
  const same = await Promise.all(
    keys.map(async (key) => crypto.subtle.timingSafeEqual(told, await digest(key))),
  )
  return same.includes(true)
}

/**
 * The door of those who run the site from a command line: `Authorization: Bearer {OPERATIONS_KEY}`. Without a key, or
 * with another one, there is nothing here: the answer is that of any address that does not exist. Several keys are
 * separated by commas, so that one can be replaced.
 */
export const operationsKey = (): MiddlewareHandler<AppEnv> =>
  async function operationsKey(c, next) {
    const keys = (c.env.OPERATIONS_KEY ?? '')
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key.length >= LEAST)
    const [, given] = BEARER.exec(c.req.header('authorization') ?? '') ?? []
    if (!given || !(await isOne(given, keys))) return c.notFound()
    await next()
    c.header('cache-control', 'private, no-store')
  }
