import { send } from '../api/send.ts'
import { fetchIntegrationToken } from './account.ts'
import { publicConfig } from './public-config.ts'
import { requireTokens } from './tokens.ts'

/**
 * Proves another sign-in to a call of `/v1` by its id token as the bearer. The integration token is bound to this
 * session, which a header names.
 */
export async function sendProof(
  call: 'accounts/login' | 'account-joins',
  idToken: string,
  bodyOf: (integrationToken: string) => object,
): Promise<void> {
  const integrationToken = await fetchIntegrationToken()
  const [{ apiHost }, { access }] = await Promise.all([publicConfig(), requireTokens()])
  await send(
    `${apiHost}/v1/${call}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-token': access },
      body: JSON.stringify(bodyOf(integrationToken)),
    },
    { bearer: idToken },
  )
}
