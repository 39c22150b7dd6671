import { Amplify } from 'aws-amplify'
import { getCurrentUser } from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { PublicAuthConfig } from '#domain/auth-config.ts'

// It warns on every page that the pool has an address of its own, which is how this site is set up.
ConsoleLogger.LOG_LEVEL = 'ERROR'

/**
 * Points the account library at the pool. Its tokens live in cookies, where the Worker can write the same ones; it
 * knows nothing of OAuth, which is the Worker's (docs/decisions/2026-11-21-signing-in.md).
 */
export const configure = (auth: PublicAuthConfig): void =>
  Amplify.configure(
    {
      Auth: {
        Cognito: {
          userPoolId: auth.userPoolId,
          userPoolClientId: auth.userPoolClientId,
          identityPoolId: auth.identityPoolId,
          ...(auth.userPoolEndpoint && { userPoolEndpoint: auth.userPoolEndpoint }),
          ...(auth.identityPoolEndpoint && { identityPoolEndpoint: auth.identityPoolEndpoint }),
        },
      },
    },
    { ssr: true },
  )

/** The tokens, renewed when they are about to end. Not the session: that would ask for AWS credentials too. */
export const currentTokens = () => Amplify.getTokens({})

export { getCurrentUser }
