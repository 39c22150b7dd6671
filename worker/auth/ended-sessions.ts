import { endSessions } from '../db/account/sessions.server.ts'
import { IdentityUnavailable } from './session-error.ts'
import { requestUserPool } from './user-pool.ts'

const unavailable = (cause: unknown) =>
  new IdentityUnavailable(
    cause,
    'ほかの端末をログアウトできませんでした。しばらくしてから再度お試しください。',
  )

/**
 * Ends every session of an account. The user pool renews no token of this login; those of the account's other logins,
 * and tokens that are valid for a while, are refused here (`memberOf`). A token that the pool no longer accepts was signed
 * out there before: the rest is done here, for an interrupted call that is repeated. Throws `IdentityUnavailable` (503);
 * nothing has changed then.
 */
export async function endEverySession(
  db: D1Database,
  accountId: string,
  { accessToken, userPoolEndpoint }: { accessToken: string; userPoolEndpoint: string },
  now: Date,
): Promise<void> {
  const answer = await requestUserPool('GlobalSignOut', accessToken, userPoolEndpoint).catch(
    (error: unknown) => {
      throw unavailable(error)
    },
  )
  if (!answer.ok && answer.type !== 'NotAuthorizedException')
    throw unavailable(`GlobalSignOut: ${answer.status} ${answer.type}`)
  await endSessions(db, accountId, { reason: 'request' }, now)
}
