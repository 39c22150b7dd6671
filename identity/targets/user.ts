import { z } from 'zod'
import { revokeEverySession, userOfAccessToken } from '../tokens.ts'
import { target, token } from './target.ts'

const ByAccessToken = z.object({ AccessToken: token })

export const getUser = target(ByAccessToken, async (identity, { AccessToken }) => {
  const user = await userOfAccessToken(identity, AccessToken)
  return {
    Username: user.username,
    UserAttributes: Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
    UserMFASettingList: user.mfa,
    ...(user.preferredMfa ? { PreferredMfaSetting: user.preferredMfa } : {}),
  }
})

export const deleteUser = target(ByAccessToken, async (identity, { AccessToken }) => {
  const user = await userOfAccessToken(identity, AccessToken)
  revokeEverySession(identity, user.sub)
  delete identity.state.users[user.sub]
  return {}
})
