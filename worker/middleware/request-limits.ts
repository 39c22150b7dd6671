import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'

/** Letters of an address, host and query included: four times the longest that the site itself makes. */
const LONGEST_ADDRESS = 8192
/** Characters of all names and values of the headers: a session's cookies and a token are half of it. */
const LONGEST_HEADERS = 48 * 1024
const MOST_HEADERS = 100

/** Pictures are read up to a limit of their own, and refused in words of their own. */
const UPLOAD = /^\/v1\/(manage\/media|travel\/actions\/[^/]+\/photos)(\/|$)/
/** For whoever runs the site, and on their own machine: with a key, or not there at all. */
const OWN_DOOR = /^\/(_|operations)\//

const KB = 1024

/** How many bytes a request may bring, by the first pattern that matches. Doors that take less say so themselves. */
const BODIES: [path: RegExp, most: number][] = [
  [UPLOAD, Number.POSITIVE_INFINITY],
  [OWN_DOOR, Number.POSITIVE_INFINITY],
  [/^\/v1\/observations(\/|$)/, 64 * KB],
  [/^\/v1\//, 4 * KB * KB],
  // Nothing is ever sent to a page.
  [/^/, 64 * KB],
]

const MESSAGES = {
  413: '送信された内容が大きすぎます。',
  414: 'アドレスが長すぎます。リンクの一部が重なっていないか、お確かめください。',
  431: '送信された情報が大きすぎます。このサイトのクッキーを削除してから、もう一度お試しください。',
} as const

const hasTooMuch = (headers: Headers): boolean => {
  let count = 0
  let length = 0
  for (const [name, value] of headers) {
    count += 1
    length += name.length + value.length
  }
  return count > MOST_HEADERS || length > LONGEST_HEADERS
}

/** Where headers are read: calls, and the ways in and out. A page or a file looks at two or three by their names. */
const READS_HEADERS = /^\/(v1|login|logout)(\/|$)/

/** Which limit a request is above; `null` for what is answered. `path` is that of its address. */
export const excessOf = (
  { url, headers, method }: Pick<Request, 'url' | 'headers' | 'method'>,
  path: string,
): keyof typeof MESSAGES | null => {
  if (url.length > LONGEST_ADDRESS) return 414
  const isRead = method === 'GET' || method === 'HEAD'
  if ((!isRead || READS_HEADERS.test(path)) && hasTooMuch(headers)) return 431
  if (isRead) return null
  const [, most = 0] = BODIES.find(([pattern]) => pattern.test(path)) ?? []
  return Number(headers.get('content-length') ?? 0) > most ? 413 : null
}

/**
 * Refuses what no visitor sends before anything reads it: an address that is too long (414), too many headers (431), a
 * body that says itself that it is too large (413). A body that does not say is counted where it is read.
 */
export const requestLimits = () =>
  createMiddleware<AppEnv>(async function requestLimits(c, next) {
    const excess = excessOf(c.req.raw, c.req.path)
    if (excess === null) return next()
    const message = MESSAGES[excess]
    if (c.req.path.startsWith('/v1/')) throw new HTTPException(excess, { message })
    return c.text(`${message}\n`, excess, { 'cache-control': 'no-store' })
  })
