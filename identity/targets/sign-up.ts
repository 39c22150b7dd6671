import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { issueChallenge, newSignIn } from '../challenges/sign-ins.ts'
import { assertCanSend, createCode, useCode } from '../codes.ts'
import { CognitoError, expiredCode, invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { deliveryTo, send } from '../outbox.ts'
import { assertPassword } from '../password-policy.ts'
import type { User } from '../state.ts'
import { findUser, newUser, passwordFor } from '../users.ts'
import { attributes, clientId, target, text } from './target.ts'

/** Attributes that a client may set. */
const OWN = ['email', 'name', 'phone_number', 'locale']

const sendSignUpCode = (identity: Identity, user: User) => {
  const email = user.attributes.email ?? ''
  assertCanSend(identity, email)
  return send(identity, email, 'EMAIL', '登録の確認コード', createCode(identity, 'sign-up', user.sub))
}

/** The name is an email address; the user name becomes the subject, as in a pool with email as username. */
export const signUp = target(
  z.object({
    ClientId: clientId,
    Username: text,
    Password: z.string().max(2048).optional(),
    UserAttributes: attributes.optional(),
  }),
  (identity, { Username, Password, UserAttributes = [] }) => {
    const email = z.email().max(254).safeParse(Username.trim())
    if (!email.success) throw invalidParameter('Username should be an email.')
    if (!Password)
      throw invalidParameter(
        "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null",
      )
    assertPassword(Password)
    const unknown = UserAttributes.find(({ Name }) => !OWN.includes(Name))
    if (unknown)
      throw invalidParameter(`Attributes did not conform to the schema: ${unknown.Name} is not allowed`)
    if (findUser(identity.state, email.data))
      throw new CognitoError('UsernameExistsException', 'User already exists')
    const sub = randomUUID()
    const own = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
    const user = newUser(
      {
        sub,
        username: sub,
        status: 'UNCONFIRMED',
        attributes: { ...own, sub, email: email.data, email_verified: 'false' },
        password: passwordFor(sub, Password),
      },
      identity.now(),
    )
    const CodeDeliveryDetails = sendSignUpCode(identity, user)
    identity.state.users[sub] = user
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails }
  },
)

/** Returns a session, with which USER_AUTH signs the new member in within three minutes. */
export const confirmSignUp = target(
  z.object({ ClientId: clientId, Username: text, ConfirmationCode: z.string().max(100) }),
  (identity, { Username, ConfirmationCode }) => {
    const user = findUser(identity.state, Username)
    useCode(identity, 'sign-up', user?.sub ?? Username, ConfirmationCode)
    if (!user) throw expiredCode()
    user.status = 'CONFIRMED'
    user.attributes.email_verified = 'true'
    user.changedAt = identity.now()
    return { Session: issueChallenge(identity, newSignIn(Username, user), 'SIGNED_UP').Session }
  },
)

/** Unknown names get the same answer, and no mail is sent. */
export const resendConfirmationCode = target(
  z.object({ ClientId: clientId, Username: text }),
  (identity, { Username }) => {
    const user = findUser(identity.state, Username)
    if (!user) return { CodeDeliveryDetails: deliveryTo(Username, 'EMAIL') }
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.')
    return { CodeDeliveryDetails: sendSignUpCode(identity, user) }
  },
)
