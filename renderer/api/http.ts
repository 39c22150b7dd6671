import ky, { isHTTPError } from 'ky'

const SAFE = ['get', 'head', 'options', 'trace'] as const

/** Those of the specification (§8); a conflict may be over a moment later. */
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]

/** Of one attempt, from the request to the last byte of the answer, in milliseconds. */
const TIME_LIMIT = 20_000

/** Nobody looks at a page that waits longer than this before it asks again, in milliseconds. */
const LONGEST_WAIT = 10_000

/** Whether a method only asks; what changes something is never sent twice. */
export const isSafe = (method: string) => (SAFE as readonly string[]).includes(method.toLowerCase())

/** When the server wants to be asked again, in milliseconds from now: seconds or a date (RFC 9110 §10.2.3). */
const retryAfter = (headers: Headers): number => {
  const text = headers.get('retry-after') ?? ''
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(wait) ? 0 : wait
}

/**
 * `fetch` that asks a second time when that may help. Its defaults are not ours: it would ask three times, for `PUT` and
 * `DELETE` too, and wait as long as the server says.
 */
export const http = ky.create({
  timeout: TIME_LIMIT,
  retry: {
    limit: 1,
    methods: [...SAFE],
    statusCodes: RETRIED,
    afterStatusCodes: RETRIED,
    delay: (attempt) => 300 * 2 ** (attempt - 1),
    jitter: (delay) => delay * (0.5 + Math.random()),
    // A server that wants to be left alone for minutes is not asked sooner, and nobody has to wait for the same answer.
    shouldRetry: ({ error }) =>
      isHTTPError(error) && retryAfter(error.response.headers) > LONGEST_WAIT ? false : undefined,
  },
})
