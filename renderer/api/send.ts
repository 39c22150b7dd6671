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
  /** Which token of the session goes with the call, if there is a session. */
  token?: TokenUse
  /** A token of another sign-in than the session's, in its place. */
  bearer?: string
  /**
   * Whether the call goes on when the reader leaves the page. If nothing is said, questions end with their page and
   * what changes something is carried through.
   */
  outlivesPage?: boolean
}

/** Why the server takes a session for ended, or `null` for any other error. */
const whyOver = (error: unknown): string | null => {
  const found = error instanceof HttpError ? refusal(error, true) : null
  return found instanceof SessionError ? found.message : null
}

/**
 * A refused token was good by this device's clock. Nothing has happened yet, so that the call may be made again, once,
 * with tokens that are new for certain. Where the session cannot be renewed the first refusal stands.
 */
async function attemptRenewed(
  token: TokenUse,
  attempt: (session: Bearer) => Promise<Response>,
  refused: unknown,
): Promise<Response> {
  const session = await bearer(token, { renew: true })
  if (!session.hasSession) {
    await refuseSession(whyOver(refused) ?? '')
    throw refused
  }
  return attempt(session).catch(async (error) => {
    const why = whyOver(error)
    if (why !== null) await refuseSession(why)
    throw error
  })
}

const isStale = (error: unknown) => {
  const refused = error instanceof HttpError && refusal(error, true)
  return refused && 'errors' in refused && refused.errors[0]?.code === STALE_SIGN_IN
}

/**
 * The call asks for a fresh sign-in, and nothing has happened yet: once the member has signed in again it is made again,
 * once. Who gives up hears the refusal.
 */
async function attemptFresh(
  token: TokenUse,
  attempt: (session: Bearer) => Promise<Response>,
  refused: unknown,
): Promise<Response> {
  if (!(await refreshSignIn())) throw refused
  return attempt(await bearer(token))
}

/** Codes of the site as a whole: nothing about this one call. */
const OF_SITE = /^E11(426|503)$/

/** A site that stands still, or is newer than this tab, says so with some care for what is being written. */
async function explained(error: ResponseError | SessionError): Promise<Error> {
  if (!('errors' in error && OF_SITE.test(error.errors[0]?.code ?? ''))) return error
  // Whatever goes wrong with that, the refusal is told.
  return import('../standstill/open-tab.ts').then(({ inOpenTab }) => inOpenTab(error)).catch(() => error)
}

/**
 * `fetch` as every call to `/v1` uses it: with the client's id and the bearer, a time limit and another attempt.
 * Throws a `ResponseError` (or a `SessionError`) for a status outside of 200–299, a `FetchError` when nothing came, and
 * an `AbortError` when the caller or the reader no longer wants the answer.
 */
export async function send(
  input: RequestInfo | URL,
  init: RequestInit = {},
  { token = 'access', bearer: given, outlivesPage = !isSafe(init.method ?? 'get') }: CallOptions = {},
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
    const session = given ? { token: given, hasSession: false } : await bearer(token)
    return await attempt(session).catch((error) => {
      if (session.hasSession && isStale(error)) return attemptFresh(token, attempt, error)
      if (!session.hasSession || whyOver(error) === null) throw error
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
