import { z } from 'zod'
import { requestUserPool } from './user-pool.ts'

/** The timeout of the user pool in calls of the office, in milliseconds. */
const TIMEOUT_MS = 3000

const User = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) })

/**
 * The verified mail address of an access token's owner, of which the site itself keeps a digest only; `null`: there is none,
 * or the pool does not answer.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html
 */
export async function fetchOwnMail(accessToken: string, userPoolEndpoint: string): Promise<string | null> {
  const answer = await requestUserPool('GetUser', accessToken, userPoolEndpoint, TIMEOUT_MS).catch(() => null)
  const { data } = User.safeParse(answer?.ok ? answer.body : null)
  const attributes = Object.fromEntries(data?.UserAttributes.map(({ Name, Value }) => [Name, Value]) ?? [])
  return attributes.email_verified === 'true' ? (attributes.email ?? null) : null
}
