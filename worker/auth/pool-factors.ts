import { z } from 'zod'
import { askUserPool } from './user-pool.ts'

/** How long a call of the office may wait for the user pool, in milliseconds. */
const PATIENCE = 3000

const User = z.object({ UserMFASettingList: z.array(z.string()).default([]) })

/** `unknown`: the pool could not be asked; `refused`: it no longer takes the token. */
export type PoolFactors = 'on' | 'off' | 'unknown' | 'refused'

/**
 * Whether the pool asks the owner of an access token for a second factor at each sign-in by password. Cognito's tokens
 * say nothing of it. Passkeys alone do not count: as long as nothing else is on, the password is enough to get in.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html
 */
export async function fetchPoolFactors(accessToken: string, userPoolEndpoint: string): Promise<PoolFactors> {
  const answer = await askUserPool('GetUser', accessToken, userPoolEndpoint, PATIENCE).catch(() => null)
  if (!answer) return 'unknown'
  if (!answer.ok) {
    if (answer.type === 'NotAuthorizedException') return 'refused'
    return answer.type === 'UserNotFoundException' ? 'off' : 'unknown'
  }
  const { data } = User.safeParse(answer.body)
  if (!data) return 'unknown'
  return data.UserMFASettingList.length > 0 ? 'on' : 'off'
}
