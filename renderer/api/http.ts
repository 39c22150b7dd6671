const SAFE = ['get', 'head', 'options', 'trace']

/** The statuses of the specification (§8); a conflict may be resolved a moment later. */
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]

/** Limit of one attempt, from the request to the last byte of the response, in milliseconds. */
const TIME_LIMIT = 20_000

/** The longest wait before a retry, in milliseconds: readers do not wait longer. */
const MAX_WAIT_MS = 10_000

/** Whether a method is safe (RFC 9110 §9.2.1); other requests are never repeated. */
export const isSafe = (method: string) => SAFE.includes(method.toLowerCase())

/** A response with a status outside of 200–299. */
export class HttpError extends Error {
  readonly response: Response
  /** The body, if it is JSON. */
  readonly data: unknown

  constructor(response: Response, data: unknown) {
    super(`${response.status} ${response.url}`)
    this.response = response
    this.data = data
  }
}

/** The delay of `Retry-After` in milliseconds: seconds or a date (RFC 9110 §10.2.3). */
function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  return text.endsWith('GMT') ? Math.max(0, Date.parse(text) - Date.now()) : null
}

/** Milliseconds to wait before the second attempt, or `null` if there is none. */
function retryDelay(error: unknown): number | null {
  const refused = error instanceof HttpError ? error.response : null
  if (refused ? !RETRIED.includes(refused.status) : !(error instanceof TypeError)) return null
  const wait = (refused && retryAfter(refused.headers)) ?? 300 * (0.5 + Math.random())
  // A long Retry-After is respected by not retrying: the caller gets the error at once.
  return wait > MAX_WAIT_MS ? null : wait
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** A response whose body has arrived. */
async function fetchWhole(request: Request): Promise<Response> {
  const response = await fetch(request)
  const body = await response.arrayBuffer()
  const { status, headers, url } = response
  // A `Response` made of another one has no address of its own, and cannot have an empty body for 204.
  const whole = new Response(body.byteLength > 0 ? body : null, { status, headers })
  Object.defineProperty(whole, 'url', { value: url })
  if (response.ok) return whole
  throw new HttpError(whole, await whole.json().catch(() => null))
}

type Init = RequestInit & { signal: AbortSignal }

async function attempt(input: RequestInfo | URL, init: Init): Promise<Response> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('no answer', 'TimeoutError')), TIME_LIMIT)
  const signal = AbortSignal.any([init.signal, limit.signal])
  const request = new Request(input, { ...init, method: init.method?.toUpperCase(), signal })
  return Promise.race([fetchWhole(request), aborted(signal)]).finally(() => clearTimeout(timer))
}

/** `fetch` with a time limit, and for safe methods a second attempt where that may help. Throws `HttpError`. */
export async function http(input: RequestInfo | URL, init: Init): Promise<Response> {
  try {
    return await attempt(input, init)
  } catch (error) {
    const wait = isSafe(init.method ?? 'get') ? retryDelay(error) : null
    if (wait === null) throw error
    await Promise.race([new Promise((done) => setTimeout(done, wait)), aborted(init.signal)])
    return attempt(input, init)
  }
}
