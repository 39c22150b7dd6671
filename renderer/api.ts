import { hc } from 'hono/client'
import type { V1 } from '#worker/v1/index.ts'
import { withSafeParams } from './api/call-path.ts'
import { type CallOptions, send } from './api/send.ts'

export { answer } from './api/answer.ts'

/**
 * The client of `/v1` in the browser, typed by the Worker's routes. An empty `apiHost` means the same origin. Refusals
 * and network failures are thrown (renderer/shell/errors); responses are parsed by `answer` with a schema: `await
 * answer(CardsAnswer, api(apiHost).cards.$get({ query }))`.
 * The client and its libraries are large: public pages import their users on demand.
 */
export const api = (apiHost: string, options: CallOptions = {}) =>
  withSafeParams(
    hc<V1>(`${apiHost}/v1`, {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => send(input, init, options),
    }),
  )
