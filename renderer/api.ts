import { hc } from 'hono/client'
import type { V1 } from '#worker/v1/index.ts'
import { withSafeParams } from './api/call-path.ts'
import { type CallOptions, send } from './api/send.ts'

export { answer } from './api/answer.ts'

/**
 * The browser's one door to `/v1`, typed by the Worker's own routes. An empty `apiHost` means the site itself. What is
 * refused or cannot be reached is thrown (renderer/shell/errors); what comes is read by `answer`, with a schema:
 * `await answer(CardsAnswer, api(apiHost).cards.$get({ query }))`.
 *
 * With its libraries it is heavy: public pages import whatever uses it when they need it.
 */
export const api = (apiHost: string, options: CallOptions = {}) =>
  withSafeParams(
    hc<V1>(`${apiHost}/v1`, {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => send(input, init, options),
    }),
  )
