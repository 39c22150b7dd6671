import { endpoint } from '../api/endpoint.ts'
import { requestPublic } from '../api/request-public.ts'

const endCurrent = endpoint('DELETE /me/sessions/current')

/**
 * Makes the server refuse the tokens of a session from now on. The access token authorizes the call itself, so a 401
 * means that it is refused already.
 */
export async function refuseTokens(access: string, signal?: AbortSignal): Promise<void> {
  await requestPublic(endCurrent(), { bearer: access, ...(signal && { signal }) })
}
