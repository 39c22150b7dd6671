import { z } from 'zod'
import { refreshTokens, revokeEverySession, revokeSession, userOfAccessToken } from '../tokens.ts'
import { clientId, target, token } from './target.ts'

const ByAccessToken = z.object({ AccessToken: token })

export const getTokensFromRefreshToken = target(
  z.object({ RefreshToken: token, ClientId: clientId }),
  async (identity, { RefreshToken }) => ({
    AuthenticationResult: await refreshTokens(identity, RefreshToken),
  }),
)

export const revokeToken = target(z.object({ Token: token, ClientId: clientId }), (identity, { Token }) => {
  revokeSession(identity, Token)
  return {}
})

export const globalSignOut = target(ByAccessToken, async (identity, { AccessToken }) => {
  const user = await userOfAccessToken(identity, AccessToken)
  revokeEverySession(identity, user.sub)
  return {}
})
