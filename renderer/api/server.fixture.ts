import { vi } from 'vitest'

type Reply = (request: Request) => Response | Promise<Response>

/** The requests in order. */
type ServedRequest = { method: string; url: string; headers: Headers; at: number }

export const HOST = 'https://api.example'

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })

export const failNetwork: Reply = () => {
  throw new TypeError('Failed to fetch')
}

/** Never responds; rejects when the caller aborts. */
export const neverRespond: Reply = ({ signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/**
 * Replaces `fetch` and the parts of a document that calls need: the replies are used in order, the last one
 * repeatedly. `vi.unstubAllGlobals()` restores them.
 */
export function serve(...replies: [Reply, ...Reply[]]): ServedRequest[] {
  const requests: ServedRequest[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    const { method, url, headers } = input
    const reply = replies[Math.min(requests.length, replies.length - 1)] as Reply
    requests.push({ method, url, headers, at: Date.now() })
    // A constructed `Response` has no url.
    return Object.defineProperty(await reply(input), 'url', { value: url })
  })
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: { build: 'b1' } },
    getElementById: () => ({ textContent: JSON.stringify({ apiHost: HOST }) }),
  })
  vi.stubGlobal('location', { pathname: '/spots', search: '' })
  return requests
}

/** The rejection of a promise under fake timers, however long it takes. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.then(
    () => new Error('it was fulfilled'),
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return settled
}

/** The resolved value of a promise, in the same way. */
export async function resultOf<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {})
  await vi.runAllTimersAsync()
  return promise
}
