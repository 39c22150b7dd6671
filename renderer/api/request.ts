import { registerTokens } from '../auth/register-tokens.ts'
import type { Call } from './endpoint.ts'
import { type RequestOptions, requestPublic } from './request-public.ts'

/**
 * The client of `/v1` in the browser: `await request(getAccount())` for `const getAccount = endpoint('GET /me', Answer)`.
 * Refusals and network failures are thrown (renderer/shell/errors). The client and its libraries are large: public pages
 * import their users on demand.
 */
export function request<Data>(call: Call<Data>, options?: RequestOptions): Promise<Data> {
  registerTokens()
  return requestPublic(call, options)
}
