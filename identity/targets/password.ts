import { z } from 'zod'
import { assertNotLocked, clearFailures, countFailure } from '../attempts.ts'
import { assertCanSend, createCode, useCode } from '../codes.ts'
import { codeMismatch, notAuthorized } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { deliveryTo, send } from '../outbox.ts'
import { assertPassword } from '../password-policy.ts'
import { isPassword } from '../srp.ts'
import type { User } from '../state.ts'
import { revokeEverySession, userOfAccessToken } from '../tokens.ts'
import { findUser, namesOf, passwordFor } from '../users.ts'
import { clientId, target, text, token } from './target.ts'

const password = z.string().max(2048)

/** The person, if a mail may reset the password. */
const resettable = (identity: Identity, name: string): User | null => {
  const user = findUser(identity.state, name)
  return user?.password && user.attributes.email_verified === 'true' ? user : null
}

/** Codes for unknown names are stored too and never sent, so that attempts are counted and locked like a member's. */
const countedAs = (user: User | null, name: string) => user?.sub ?? name.trim().toLowerCase()

/** Unknown names get the same answer. */
export const forgotPassword = target(
  z.object({ ClientId: clientId, Username: text }),
  (identity, { Username }) => {
    const user = resettable(identity, Username)
    const email = user?.attributes.email ?? Username
    assertCanSend(identity, email)
    const code = createCode(identity, 'reset', countedAs(user, Username))
    if (!user) return { CodeDeliveryDetails: deliveryTo(Username, 'EMAIL') }
    return { CodeDeliveryDetails: send(identity, email, 'EMAIL', 'パスワードの再設定コード', code) }
  },
)

/** A new password ends all sessions. */
export const confirmForgotPassword = target(
  z.object({ ClientId: clientId, Username: text, ConfirmationCode: z.string().max(100), Password: password }),
  (identity, { Username, ConfirmationCode, Password }) => {
    assertPassword(Password)
    const user = resettable(identity, Username)
    useCode(identity, 'reset', countedAs(user, Username), ConfirmationCode)
    if (!user) throw codeMismatch()
    user.password = passwordFor(user.username, Password)
    if (user.status === 'RESET_REQUIRED') user.status = 'CONFIRMED'
    user.changedAt = identity.now()
    clearFailures(identity, 'password', user.sub)
    revokeEverySession(identity, user.sub)
    return {}
  },
)

export const changePassword = target(
  z.object({ AccessToken: token, PreviousPassword: password, ProposedPassword: password }),
  async (identity, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const user = await userOfAccessToken(identity, AccessToken)
    assertNotLocked(identity, 'password', user.sub)
    if (!user.password || !isPassword(namesOf(user), PreviousPassword, user.password)) {
      countFailure(identity, 'password', user.sub)
      throw notAuthorized()
    }
    assertPassword(ProposedPassword)
    clearFailures(identity, 'password', user.sub)
    user.password = passwordFor(user.username, ProposedPassword)
    user.changedAt = identity.now()
    return {}
  },
)
