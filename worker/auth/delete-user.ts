import { IdentityUnavailable, SessionError } from './session-error.ts'
import { askUserPool } from './user-pool.ts'

const unavailable = (cause: unknown) =>
  new IdentityUnavailable(
    cause,
    '退会の手続きを完了できませんでした。アカウントはそのまま残っています。しばらくしてから再度お試しください。',
  )

/**
 * Deletes the member that an access token belongs to from the user pool. One who is not there any more counts as
 * deleted, so that a leaving that was cut off can be repeated. Throws `SessionError` when the pool no longer takes the
 * token and `IdentityUnavailable` for everything else.
 */
export async function deleteUser(accessToken: string, userPoolEndpoint: string): Promise<void> {
  const answer = await askUserPool('DeleteUser', accessToken, userPoolEndpoint).catch((error: unknown) => {
    throw unavailable(error)
  })
  if (answer.ok || answer.type === 'UserNotFoundException') return
  if (answer.type === 'NotAuthorizedException') throw new SessionError(answer.type)
  throw unavailable(`DeleteUser: ${answer.status} ${answer.type}`)
}
