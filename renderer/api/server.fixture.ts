import { vi } from 'vitest'

type Reply = (request: Request) => Response | Promise<Response>

/** What the server is asked, in order. */
export type Asked = { method: string; url: string; headers: Headers; at: number }

export const HOST = 'https://api.example'

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })

export const failNetwork: Reply = () => {
  throw new TypeError('Failed to fetch')
}

/** Never answers; ends when the caller does. */
export const hang: Reply = ({ signal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/**
 * Takes the place of the network and of what a document has: the replies are given in order, the last one from then on.
 * `vi.unstubAllGlobals()` ends it.
 */
export function serve(...replies: [Reply, ...Reply[]]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: Request) => {
    const { method, url, headers } = input
    const reply = replies[Math.min(asked.length, replies.length - 1)] as Reply
    asked.push({ method, url, headers, at: Date.now() })
    // A response that was made by hand has no address.
    return Object.defineProperty(await reply(input), 'url', { value: url })
  })
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'b1' } } })
  vi.stubGlobal('location', { pathname: '/spots', search: '' })
  return asked
}

/** What a promise was rejected with, however long that takes on a clock that stands still. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.then(
    () => new Error('it was fulfilled'),
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return settled
}

/** The answer of a promise, in the same way. */
export async function resultOf<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {})
  await vi.runAllTimersAsync()
  return promise
}
