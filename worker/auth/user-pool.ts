import { z } from 'zod'

/** How long the user pool may take to answer, in milliseconds. */
const PATIENCE = 10_000

const Refusal = z.object({ __type: z.string() })

/** `com.amazonaws.cognito#UserNotFoundException` and `UserNotFoundException` are the same. */
const typeOf = (body: unknown): string => {
  const { data } = Refusal.safeParse(body)
  return data?.__type.split('#').at(-1) ?? ''
}

/** What the pool said: what was wanted, or the name of its error with the status. */
export type PoolAnswer = { ok: true; body: unknown } | { ok: false; status: number; type: string }

/**
 * Asks the user pool to do something in the name of the member that an access token belongs to. Throws what `fetch`
 * throws when it cannot be reached in time.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_Operations.html
 */
export async function askUserPool(
  operation: 'DeleteUser' | 'GlobalSignOut' | 'GetUser',
  accessToken: string,
  userPoolEndpoint: string,
  patience = PATIENCE,
): Promise<PoolAnswer> {
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    signal: AbortSignal.timeout(patience),
  })
  const body: unknown = await response.json().catch(() => null)
  return response.ok ? { ok: true, body } : { ok: false, status: response.status, type: typeOf(body) }
}
