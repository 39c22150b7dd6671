import { z } from 'zod'
import { requestUserPool } from './user-pool.ts'

/** The timeout of the user pool in calls of the office, in milliseconds. */
const TIMEOUT_MS = 3000

const User = z.object({ UserMFASettingList: z.array(z.string()).default([]) })

/** `unknown`: the pool could not be reached; `refused`: it no longer accepts the token. */
type PoolFactors = 'on' | 'off' | 'unknown' | 'refused'

/**
 * Whether the pool requires a second factor at each sign-in by password of an access token's owner. Cognito's tokens do
 * not contain it. Passkeys alone do not count: while nothing else is on, the password is enough.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html
 */
export async function fetchPoolFactors(accessToken: string, userPoolEndpoint: string): Promise<PoolFactors> {
  const answer = await requestUserPool('GetUser', accessToken, userPoolEndpoint, TIMEOUT_MS).catch(() => null)
  if (!answer) return 'unknown'
  if (!answer.ok) {
    if (answer.type === 'NotAuthorizedException') return 'refused'
    return answer.type === 'UserNotFoundException' ? 'off' : 'unknown'
  }
  const { data } = User.safeParse(answer.body)
  if (!data) return 'unknown'
  return data.UserMFASettingList.length > 0 ? 'on' : 'off'
}
