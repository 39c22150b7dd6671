import type { CallPath, FixedPath } from '../api/call-path.ts'
import { send } from '../api/send.ts'
import { publicConfig } from '../auth/public-config.ts'
import { registerTokens } from '../auth/register-tokens.ts'
import { FetchError } from '../shell/errors/errors.ts'

/** Guides go along to where there is no network: whoever presses a button there is told that this is why. */
export const toldWhy = (error: unknown): never => {
  if (error instanceof FetchError)
    error.message = '通信できませんでした。つながってから、もう一度お試しください。'
  throw error
}

/** A call of `/v1` with the member's session, wherever it is made from. It outlives its page: answers are shared. */
export const call = async <Path extends string>(
  path: CallPath | (Path & FixedPath<Path>),
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Response> => {
  registerTokens()
  const { apiHost } = await publicConfig().catch(toldWhy)
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return send(`${apiHost}/v1${path}`, { method, ...json }, { outlivesPage: true }).catch(toldWhy)
}
