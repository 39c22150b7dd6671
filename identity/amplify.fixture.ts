import { Amplify } from 'aws-amplify'
import { signOut } from 'aws-amplify/auth'
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { onTestFinished } from 'vitest'
import { CLIENT_ID, IDENTITY_POOL_ID, USER_POOL_ID } from './settings.ts'
import { sharedSigningKey } from './signing-key.fixture.ts'
import { type RunningIdentity, startIdentity } from './start.ts'

/** A clock that only `forward` advances. */
export const testClock = (start = Date.now()) => {
  let now = start
  return { now: () => now, forward: (seconds: number) => (now += seconds * 1000) }
}

/** Stores a session for Amplify in memory instead of cookies. */
export const memoryStorage = () => {
  const items = new Map<string, string>()
  return {
    items,
    setItem: async (key: string, value: string) => void items.set(key, value),
    getItem: async (key: string) => items.get(key) ?? null,
    removeItem: async (key: string) => void items.delete(key),
    clear: async () => items.clear(),
  }
}

/** Points a stock client at a stand-in; `client` names it for faults. */
export const configureAmplify = (origin: string, client = '') => {
  Amplify.configure(
    {
      Auth: {
        Cognito: {
          userPoolId: USER_POOL_ID,
          userPoolClientId: CLIENT_ID,
          identityPoolId: IDENTITY_POOL_ID,
          userPoolEndpoint: `${origin}/`,
          identityPoolEndpoint: `${origin}/`,
        },
      },
    },
    client
      ? {
          Auth: {
            tokenProvider: cognitoUserPoolsTokenProvider,
            credentialsProvider: cognitoCredentialsProvider,
            headers: async () => ({ 'x-fault-client': client }),
          },
        }
      : undefined,
  )
  const storage = memoryStorage()
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage)
  return storage
}

/** A stand-in of this test's own with a stock client that is signed out. */
export const startWithAmplify = async (options: Parameters<typeof startIdentity>[0] = {}) => {
  const identity: RunningIdentity = await startIdentity({
    port: 0,
    signingKey: await sharedSigningKey(),
    ...options,
  })
  const storage = configureAmplify(identity.origin)
  // Test files share the client, which caches the identity of the previous pool.
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId()
  onTestFinished(async () => {
    await signOut()
    await identity.stop()
  })
  return { ...identity, storage }
}

/** One call of the JSON protocol, without Amplify's checks of the input. */
export const call = async (origin: string, operation: string, input: object) => {
  const service = /^Get(Id|CredentialsForIdentity)$/.test(operation)
    ? 'AWSCognitoIdentityService'
    : 'AWSCognitoIdentityProviderService'
  const response = await fetch(`${origin}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `${service}.${operation}` },
    body: JSON.stringify(input),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

type Outbox = { messages: { to: string; medium: string; code: string; text: string }[]; totp: string | null }

export const outboxOf = async (origin: string, to: string): Promise<Outbox> => {
  const response = await fetch(`${origin}/outbox.json?${new URLSearchParams({ to })}`)
  return response.json()
}

/** The last code sent to an address. */
export const codeTo = async (origin: string, to: string): Promise<string> => {
  const [last] = (await outboxOf(origin, to)).messages
  if (!last) throw new Error(`nothing was sent to ${to}`)
  return last.code
}
