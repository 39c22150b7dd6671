import { endpoint } from '../api/endpoint.ts'
import { requestPublic } from '../api/request-public.ts'

const endCurrent = endpoint('DELETE /me/sessions/current')

/**
 * Lets the server refuse the tokens of a session from now on. They are their own bearer: that they are refused already
 * is no news.
 */
export async function refuseTokens(access: string, signal?: AbortSignal): Promise<void> {
  await requestPublic(endCurrent(), { bearer: access, ...(signal && { signal }) })
}
