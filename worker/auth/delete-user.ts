import { IdentityUnavailable, SessionError } from './session-error.ts'
import { requestUserPool } from './user-pool.ts'

const unavailable = (cause: unknown) =>
  new IdentityUnavailable(
    cause,
    '退会の手続きを完了できませんでした。アカウントはそのまま残っています。しばらくしてから再度お試しください。',
  )

/**
 * Deletes the user of an access token from the user pool. A missing user counts as deleted, so that an interrupted
 * deletion can be repeated. Throws `SessionError` when the pool no longer accepts the token and `IdentityUnavailable`
 * for every other failure.
 */
export async function deleteUser(accessToken: string, userPoolEndpoint: string): Promise<void> {
  const answer = await requestUserPool('DeleteUser', accessToken, userPoolEndpoint).catch(
    (error: unknown) => {
      throw unavailable(error)
    },
  )
  if (answer.ok || answer.type === 'UserNotFoundException') return
  if (answer.type === 'NotAuthorizedException') throw new SessionError(answer.type)
  throw unavailable(`DeleteUser: ${answer.status} ${answer.type}`)
}
