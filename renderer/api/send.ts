import { STALE_SIGN_IN } from '#domain/auth/fresh-sign-in.ts'
import { isAbort } from '../shell/errors/abort.ts'
import { FetchError, type ResponseError, SessionError } from '../shell/errors/errors.ts'
import { clientHeaders } from './client-headers.ts'
import { HttpError, http, isSafe } from './http.ts'
import { pageSignal } from './page-signal.ts'
import { readsSignal } from './reads.ts'
import { refusal } from './refusal.ts'
import { type Bearer, bearer, refreshSignIn, refuseSession, type TokenUse } from './token-source.ts'

export type CallOptions = {
  /** Which token of the session is sent, if there is a session. */
  token?: TokenUse
  /** A token to send instead of the session's, from another sign-in. */
  bearer?: string
  /**
   * Whether the call continues after the reader leaves the page. By default reads are aborted with the page and writes
   * are completed.
   */
  outlivesPage?: boolean
}

/** Why the server takes a session for ended, or `null` for any other error. */
const sessionEndReason = (error: unknown): string | null => {
  const found = error instanceof HttpError ? refusal(error, true) : null
  return found instanceof SessionError ? found.message : null
}

/**
 * The token was valid by this device's clock, but the server refused it. Nothing has been done yet, so the call is
 * repeated once with renewed tokens. If the session cannot be renewed, the first refusal is thrown.
 */
async function attemptRenewed(
  token: TokenUse,
  attempt: (session: Bearer) => Promise<Response>,
  refused: unknown,
): Promise<Response> {
  const session = await bearer(token, { renew: true })
  if (!session.hasSession) {
    await refuseSession(sessionEndReason(refused) ?? '')
    throw refused
  }
  return attempt(session).catch(async (error) => {
    const why = sessionEndReason(error)
    if (why !== null) await refuseSession(why)
    throw error
  })
}

const isStale = (error: unknown) => {
  const refused = error instanceof HttpError && refusal(error, true)
  return refused && 'errors' in refused && refused.errors[0]?.code === STALE_SIGN_IN
}

/**
 * The call requires a fresh sign-in and nothing has been done yet: it is repeated once after the member has signed in
 * again. If they cancel, the refusal is thrown.
 */
async function attemptFresh(
  token: TokenUse,
  attempt: (session: Bearer) => Promise<Response>,
  refused: unknown,
): Promise<Response> {
  if (!(await refreshSignIn())) throw refused
  return attempt(await bearer(token))
}

/** Codes that concern the whole site, not this call. */
const OF_SITE = /^E11(426|503)$/

/** Maintenance, or a site newer than this tab: handled so that unsaved input is preserved. */
async function explained(error: ResponseError | SessionError): Promise<Error> {
  if (!('errors' in error && OF_SITE.test(error.errors[0]?.code ?? ''))) return error
  // If that fails, the refusal itself is thrown.
  return import('../maintenance/open-tab.ts')
    .then(({ openTabError }) => openTabError(error))
    .catch(() => error)
}

/**
 * `fetch` for all calls of `/v1`: with the client's id, the bearer, a timeout and one retry. Throws a `ResponseError`
 * (or a `SessionError`) for a status outside 200–299, a `FetchError` without a response, and an `AbortError` when the
 * caller or the reader no longer needs the response.
 */
export async function send(
  input: RequestInfo | URL,
  init: RequestInit = {},
  { token = 'access', bearer: bearerToken, outlivesPage = !isSafe(init.method ?? 'get') }: CallOptions = {},
): Promise<Response> {
  const page = outlivesPage ? null : pageSignal()
  const reads = isSafe(init.method ?? 'get') ? readsSignal() : null
  const signals = [init.signal, page?.signal, reads].filter((signal) => signal instanceof AbortSignal)
  const signal = AbortSignal.any(signals)
  let hasSession = false
  const attempt = async (session: Bearer) => {
    hasSession ||= session.hasSession
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(clientHeaders(session.token))) headers.set(name, value)
    return http(input, { ...init, headers, signal })
  }
  try {
    signal.throwIfAborted()
    const session = bearerToken ? { token: bearerToken, hasSession: false } : await bearer(token)
    return await attempt(session).catch((error) => {
      if (session.hasSession && isStale(error)) return attemptFresh(token, attempt, error)
      if (!session.hasSession || sessionEndReason(error) === null) throw error
      return attemptRenewed(token, attempt, error)
    })
  } catch (error) {
    page?.isOver()
    signal.throwIfAborted()
    if (error instanceof HttpError) throw await explained(refusal(error, hasSession))
    if (isAbort(error)) throw error
    throw new FetchError({ cause: error })
  }
}
