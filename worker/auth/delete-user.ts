import { z } from 'zod'
import { IdentityUnavailable, SessionError } from './session-error.ts'

/** How long the user pool may take to answer, in milliseconds. */
const PATIENCE = 10_000

const Refusal = z.object({ __type: z.string() })

const unavailable = (cause: unknown) =>
  new IdentityUnavailable(
    cause,
    '退会の手続きを完了できませんでした。アカウントはそのまま残っています。しばらくしてから再度お試しください。',
  )

/** `com.amazonaws.cognito#UserNotFoundException` and `UserNotFoundException` are the same. */
const typeOf = (body: unknown): string => {
  const { data } = Refusal.safeParse(body)
  return data?.__type.split('#').at(-1) ?? ''
}

/**
 * Deletes the member that an access token belongs to from the user pool. One who is not there any more counts as
 * deleted, so that a leaving that was cut off can be repeated. Throws `SessionError` when the pool no longer takes the
 * token and `IdentityUnavailable` for everything else.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_DeleteUser.html
 */
export async function deleteUser(accessToken: string, userPoolEndpoint: string): Promise<void> {
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.DeleteUser',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => {
    throw unavailable(error)
  })
  if (response.ok) return
  const type = typeOf(await response.json().catch(() => null))
  if (type === 'UserNotFoundException') return
  if (type === 'NotAuthorizedException') throw new SessionError(type)
  throw unavailable(`DeleteUser: ${response.status} ${type}`)
}
