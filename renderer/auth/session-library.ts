import { Amplify } from 'aws-amplify'
import { getCurrentUser } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { PublicAuthConfig } from '#domain/auth/config.ts'
import { resourcesOf } from './resources.ts'

// The library warns on every page that the pool has a custom endpoint, which is intended here.
ConsoleLogger.LOG_LEVEL = 'ERROR'

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider
type TokenRefresher = Parameters<typeof tokenOrchestrator.setTokenRefresher>[0]

/**
 * Configures the account library for the pool. Its tokens are in cookies, so that the Worker can write them too. It has
 * no OAuth, which the Worker handles (docs/decisions/2026-11-21-federated-sign-in.md).
 * @param renewTokens replaces the library's own renewal of tokens
 */
export const configure = (auth: PublicAuthConfig, renewTokens?: TokenRefresher): void => {
  Amplify.configure(resourcesOf(auth), { ssr: true })
  if (renewTokens) tokenOrchestrator.setTokenRefresher(renewTokens)
}

/**
 * The tokens, renewed shortly before they expire, or at once with `renew`. Not `fetchAuthSession`: that would request
 * AWS credentials too.
 */
export const currentTokens = ({ renew = false } = {}) => Amplify.getTokens({ forceRefresh: renew })

export { getCurrentUser }
