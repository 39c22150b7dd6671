import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../app-env.ts'

/** The length of a URL, host and query included: four times the longest of the site itself. */
const MAX_ADDRESS_LENGTH = 8192
/** The characters of all header names and values: session cookies and a token are half of it. */
const MAX_HEADERS_LENGTH = 48 * 1024
const MAX_HEADERS = 100

/** Uploads have limits and messages of their own. */
const UPLOAD = /^\/v1\/(manage\/media|travel\/actions\/[^/]+\/photos)(\/|$)/
/** For operators and local development: with a key, or not present. */
const INTERNAL_PATHS = /^\/(_|operations)\//

const KB = 1024

/** The maximum of bytes of a body, by the first matching pattern. Endpoints with a lower limit check it themselves. */
const BODIES: [path: RegExp, maxBytes: number][] = [
  [UPLOAD, Number.POSITIVE_INFINITY],
  [INTERNAL_PATHS, Number.POSITIVE_INFINITY],
  [/^\/v1\/observations(\/|$)/, 64 * KB],
  [/^\/v1\//, 4 * KB * KB],
  // Pages take no body.
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
  return count > MAX_HEADERS || length > MAX_HEADERS_LENGTH
}

/** Routes that read all headers: calls, and sign-in and out. Pages and files read two or three by name. */
const READS_HEADERS = /^\/(v1|login|logout)(\/|$)/

/** The exceeded limit of a request, as a status; `null` for none. `path` is that of its URL. */
export const excessOf = (
  { url, headers, method }: Pick<Request, 'url' | 'headers' | 'method'>,
  path: string,
): keyof typeof MESSAGES | null => {
  if (url.length > MAX_ADDRESS_LENGTH) return 414
  const isRead = method === 'GET' || method === 'HEAD'
  if ((!isRead || READS_HEADERS.test(path)) && hasTooMuch(headers)) return 431
  if (isRead) return null
  const [, maxBytes = 0] = BODIES.find(([pattern]) => pattern.test(path)) ?? []
  return Number(headers.get('content-length') ?? 0) > maxBytes ? 413 : null
}

/**
 * Refuses oversized requests before they are read: the URL (414), the headers (431), a declared Content-Length (413). A
 * body without a length is counted while it is read.
 */
export const requestLimits = () =>
  createMiddleware<AppEnv>(async function requestLimits(c, next) {
    const excess = excessOf(c.req.raw, c.req.path)
    if (excess === null) return next()
    const message = MESSAGES[excess]
    if (c.req.path.startsWith('/v1/')) throw new HTTPException(excess, { message })
    return c.text(`${message}\n`, excess, { 'cache-control': 'no-store' })
  })
