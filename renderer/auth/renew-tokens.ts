import { cognitoUserPoolsTokenProvider, refreshAuthTokens } from 'aws-amplify/auth/cognito'
import { refreshOnce } from './refresh-once.ts'

const { tokenOrchestrator } = cognitoUserPoolsTokenProvider

type Refresher = Parameters<typeof tokenOrchestrator.setTokenRefresher>[0]

/** How the library renews tokens here: once for all tabs. */
export const renewTokens: Refresher = (options) =>
  refreshOnce(options.tokens, {
    refresh: () => refreshAuthTokens(options),
    store: (tokens) => tokenOrchestrator.setTokens({ tokens }),
    load: async () => {
      const store = tokenOrchestrator.getTokenStore()
      const tokens = await store.loadTokens()
      return tokens && { ...tokens, username: await store.getLastAuthUser() }
    },
  })
