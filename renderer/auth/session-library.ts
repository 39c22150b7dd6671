import { Amplify } from 'aws-amplify'
import { getCurrentUser } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { PublicAuthConfig } from '#domain/auth/config.ts'
import { resourcesOf } from './resources.ts'

// It warns on every page that the pool has an address of its own, which is how this site is set up.
ConsoleLogger.LOG_LEVEL = 'ERROR'

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider
type TokenRefresher = Parameters<typeof tokenOrchestrator.setTokenRefresher>[0]

/**
 * Points the account library at the pool. Its tokens live in cookies, where the Worker can write the same ones; it
 * knows nothing of OAuth, which is the Worker's (docs/decisions/2026-11-21-federated-sign-in.md).
 * @param renewTokens the one way in which it renews tokens, whoever asks for it, instead of its own
 */
export const configure = (auth: PublicAuthConfig, renewTokens?: TokenRefresher): void => {
  Amplify.configure(resourcesOf(auth), { ssr: true })
  if (renewTokens) tokenOrchestrator.setTokenRefresher(renewTokens)
}

/**
 * The tokens, renewed when they are about to end, or at once where they are told to be no good. Not the session: that
 * would ask for AWS credentials too.
 */
export const currentTokens = ({ renew = false } = {}) => Amplify.getTokens({ forceRefresh: renew })

export { getCurrentUser }
