import { z } from 'zod'

/** The timeout of the user pool, in milliseconds. */
const TIMEOUT_MS = 10_000

const Refusal = z.object({ __type: z.string() })

/** `com.amazonaws.cognito#UserNotFoundException` and `UserNotFoundException` are the same. */
const typeOf = (body: unknown): string => {
  const { data } = Refusal.safeParse(body)
  return data?.__type.split('#').at(-1) ?? ''
}

/** The result of an operation, or the name of the pool's error with the status. */
type PoolAnswer = { ok: true; body: unknown } | { ok: false; status: number; type: string }

/**
 * Calls an operation of the user pool with the access token of a member. Throws what `fetch` throws when it cannot be
 * reached in time. https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_Operations.html
 */
export async function requestUserPool(
  operation: 'DeleteUser' | 'GlobalSignOut' | 'GetUser',
  accessToken: string,
  userPoolEndpoint: string,
  timeoutMs = TIMEOUT_MS,
): Promise<PoolAnswer> {
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await response.json().catch(() => null)
  return response.ok ? { ok: true, body } : { ok: false, status: response.status, type: typeOf(body) }
}
