import type { Call } from '../api/endpoint.ts'
import { request } from '../api/request.ts'
import { fetchIntegrationToken } from './account.ts'
import { requireTokens } from './tokens.ts'

/**
 * Proves another sign-in to a call of `/v1` by its id token as the bearer. The integration token is bound to this
 * session, which a header names.
 */
export async function sendProof(
  idToken: string,
  callWith: (integrationToken: string) => Call<unknown>,
): Promise<void> {
  const integrationToken = await fetchIntegrationToken()
  const { access } = await requireTokens()
  await request(callWith(integrationToken), { bearer: idToken, headers: { 'x-session-token': access } })
}
