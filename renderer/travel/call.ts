import type { CallPath, FixedPath } from '../api/call-path.ts'
import { send } from '../api/send.ts'
import { publicConfig } from '../auth/public-config.ts'
import { registerTokens } from '../auth/register-tokens.ts'
import { FetchError } from '../shell/errors/errors.ts'

/** Guides are used offline too, so the message is to retry once connected. */
export const rethrowAsOffline = (error: unknown): never => {
  if (error instanceof FetchError)
    error.message = '通信できませんでした。つながってから、もう一度お試しください。'
  throw error
}

/** A call of `/v1` with the member's session. It outlives its page, because responses are shared. */
export const call = async <Path extends string>(
  path: CallPath | (Path & FixedPath<Path>),
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Response> => {
  registerTokens()
  const { apiHost } = await publicConfig().catch(rethrowAsOffline)
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return send(`${apiHost}/v1${path}`, { method, ...json }, { outlivesPage: true }).catch(rethrowAsOffline)
}
