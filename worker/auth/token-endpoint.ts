import { z } from 'zod'
import type { AuthConfig } from '#domain/auth/config.ts'
import { AuthFailure } from './auth-failure.ts'

/** Milliseconds. The visitor waits for the code exchange. */
const EXCHANGE_TIMEOUT = 8000
const REVOKE_TIMEOUT = 4000

/** https://docs.aws.amazon.com/cognito/latest/developerguide/token-endpoint.html */
const TokenAnswer = z.object({
  access_token: z.string().min(1),
  id_token: z.string().min(1),
  refresh_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
})

type ProviderTokens = { accessToken: string; idToken: string; refreshToken: string }

type Exchange = { code: string; verifier: string; redirectUri: string }

/**
 * A connection that was kept alive may be closed by the other side in the moment it is reused: the request is sent once
 * more. A code that was already exchanged is refused the second time, so nothing happens twice.
 */
const post = async (url: string, timeout: number, init: RequestInit): Promise<Response> => {
  const signal = AbortSignal.timeout(timeout)
  const send = () => fetch(url, { ...init, method: 'POST', redirect: 'manual', signal })
  return send().catch((error: unknown) => {
    if (signal.aborted) throw error
    return send()
  })
}

/** Exchanges a code for its tokens, with the verifier of the attempt. Throws `AuthFailure`. */
export async function exchangeCode(
  { oauthOrigin, userPoolClientId }: AuthConfig,
  { code, verifier, redirectUri }: Exchange,
): Promise<ProviderTokens> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: userPoolClientId,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
  const response = await post(`${oauthOrigin}/oauth2/token`, EXCHANGE_TIMEOUT, { body }).catch(() => null)
  if (!response) throw new AuthFailure('A network error has occurred.')
  if (!response.ok) throw new AuthFailure(`The token endpoint answered ${response.status}.`)
  const { data } = TokenAnswer.safeParse(await response.json().catch(() => null))
  if (!data) throw new AuthFailure('No access token returned from OAuth flow.')
  return { accessToken: data.access_token, idToken: data.id_token, refreshToken: data.refresh_token }
}

/**
 * Revokes a refresh token, and with it the access tokens derived from it. It is a clean-up: an unreachable provider
 * does not fail the caller.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_RevokeToken.html
 */
export async function revokeToken(
  { userPoolEndpoint, userPoolClientId }: AuthConfig,
  refreshToken: string,
): Promise<void> {
  await post(userPoolEndpoint, REVOKE_TIMEOUT, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: userPoolClientId, Token: refreshToken }),
  }).catch(() => {})
}
