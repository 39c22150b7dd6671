import { cognitoUserPoolsTokenProvider, refreshAuthTokens } from 'aws-amplify/auth/cognito'
import { refreshOnce, signedOut } from './refresh-once.ts'

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider

type Refresher = Parameters<typeof tokenOrchestrator.setTokenRefresher>[0]

/**
 * Without a refresh token (a browser may have lost its cookie) the library reports a flow that this site does not use,
 * and keeps tokens that cannot be renewed: here that counts as a session refused by the pool.
 */
const orSignedOut = (error: Error): never => {
  throw error.name === 'TokenRefreshException' ? signedOut(error) : error
}

/** The token refresher of the library: once for all tabs. */
export const renewTokens: Refresher = (options) =>
  refreshOnce(options.tokens, {
    refresh: () => refreshAuthTokens(options).catch(orSignedOut),
    store: (tokens) => tokenOrchestrator.setTokens({ tokens }),
    load: async () => {
      const store = tokenOrchestrator.getTokenStore()
      const tokens = await store.loadTokens()
      return tokens && { ...tokens, username: await store.getLastAuthUser() }
    },
  })
