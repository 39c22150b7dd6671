import { isHTTPError } from 'ky'
import { buildId } from '../build-id.ts'
import { isAbort } from '../shell/errors/abort.ts'
import { FetchError } from '../shell/errors/errors.ts'
import { http, isSafe } from './http.ts'
import { pageSignal } from './page-signal.ts'
import { refusal } from './refusal.ts'
import { bearer, type TokenUse } from './token-source.ts'

export type CallOptions = {
  /** Which token of the session goes with the call, if there is a session. */
  token?: TokenUse
  /**
   * Whether the call goes on when the reader leaves the page. If nothing is said, questions end with their page and
   * what changes something is carried through.
   */
  outlivesPage?: boolean
}

/** `Response` has no address of its own when it is made from another one, and cannot have an empty body for 204. */
const complete = async (response: Response, body: Blob): Promise<Response> => {
  const { status, headers, url } = response
  const answer = new Response(body.size > 0 ? body : null, { status, headers })
  return Object.defineProperty(answer, 'url', { value: url })
}

/**
 * `fetch` as every call to `/v1` uses it: with the client's id and the bearer, a time limit and another attempt.
 * Throws a `ResponseError` (or a `SessionError`) for a status outside of 200–299, a `FetchError` when nothing came, and
 * an `AbortError` when the caller or the reader no longer wants the answer.
 */
export async function send(
  input: RequestInfo | URL,
  init: RequestInit = {},
  { token = 'access', outlivesPage = !isSafe(init.method ?? 'get') }: CallOptions = {},
): Promise<Response> {
  const page = outlivesPage ? null : pageSignal()
  const signals = [init.signal, page?.signal].filter((signal) => signal instanceof AbortSignal)
  const signal = AbortSignal.any(signals)
  let hasSession = false
  try {
    const session = await bearer(token)
    hasSession = session.hasSession
    const headers = new Headers(init.headers)
    headers.set('x-client-id', `web/${buildId()}`)
    headers.set('authorization', `Bearer ${session.token}`)
    const call = http(input, { ...init, headers, signal })
    return await complete(await call, await call.blob())
  } catch (error) {
    page?.isOver()
    signal.throwIfAborted()
    if (isHTTPError(error)) throw refusal(error, hasSession)
    if (isAbort(error)) throw error
    throw new FetchError({ cause: error })
  }
}
