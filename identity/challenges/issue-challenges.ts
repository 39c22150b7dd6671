import { assertCanSend, newCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import { addressOf, deliveryTo, send } from '../outbox.ts'
import { CUSTOM_CHALLENGE } from '../people.ts'
import type { MfaMethod, SignIn, User } from '../state.ts'
import { type Answer, issueChallenge } from './sign-ins.ts'

type SentChallenge = 'SMS_MFA' | 'SMS_OTP' | 'EMAIL_OTP'

export const issueCustomChallenge = (identity: Identity, signIn: SignIn, wrong = 0): Answer =>
  issueChallenge(
    identity,
    signIn,
    'CUSTOM_CHALLENGE',
    { question: CUSTOM_CHALLENGE.question, USERNAME: signIn.sub ?? signIn.name },
    { wrong },
  )

/** Prefix of the attributes in NEW_PASSWORD_REQUIRED. */
export const ATTRIBUTE_PREFIX = 'userAttributes.'
const REQUIRED = ['name']

export const missingAttributesOf = (user: User) => REQUIRED.filter((name) => !user.attributes[name])

export const issueNewPasswordChallenge = (identity: Identity, signIn: SignIn, user: User): Answer =>
  issueChallenge(identity, signIn, 'NEW_PASSWORD_REQUIRED', {
    USER_ID_FOR_SRP: user.username,
    requiredAttributes: JSON.stringify(missingAttributesOf(user).map((name) => `${ATTRIBUTE_PREFIX}${name}`)),
    userAttributes: JSON.stringify({ email: user.attributes.email }),
  })

/** The second factor, if there is one: the preferred or only one, a choice, or setup. */
export const issueMfaChallenge = (identity: Identity, signIn: SignIn, user: User): Answer | null => {
  const methods = user.mfa
  if (methods.length === 0)
    return user.mustSetUp.length ? issueMfaSetupChallenge(identity, signIn, user) : null
  const method = user.preferredMfa ?? (methods.length === 1 ? methods[0] : null)
  if (method) return issueMfaMethodChallenge(identity, signIn, user, method)
  return issueChallenge(identity, signIn, 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: JSON.stringify(methods) })
}

export const issueMfaMethodChallenge = (
  identity: Identity,
  signIn: SignIn,
  user: User,
  method: MfaMethod,
): Answer =>
  method === 'SOFTWARE_TOKEN_MFA'
    ? issueChallenge(identity, signIn, method, {
        USER_ID_FOR_SRP: user.username,
        FRIENDLY_DEVICE_NAME: 'TOTP',
      })
    : sendSignInCode(identity, signIn, user, method)

const issueMfaSetupChallenge = (identity: Identity, signIn: SignIn, user: User): Answer =>
  issueChallenge(identity, signIn, 'MFA_SETUP', { MFAS_CAN_SETUP: JSON.stringify(user.mustSetUp) })

/**
 * Sends a code and issues its challenge. For an unknown name the challenge is the same, and nothing is sent.
 * @param newAddress an address that is being set up; the person gets it when the code is confirmed
 */
export const sendSignInCode = (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  challenge: SentChallenge,
  newAddress?: string,
): Answer => {
  const medium = challenge === 'EMAIL_OTP' ? 'EMAIL' : 'SMS'
  const to = newAddress ?? (user ? addressOf(user, medium) : signIn.name)
  const code = newCode()
  assertCanSend(identity, to)
  if (user) send(identity, to, medium, 'ログインの確認コード', code)
  const { DeliveryMedium, Destination } = deliveryTo(to, medium)
  return issueChallenge(
    identity,
    signIn,
    challenge,
    { CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium, CODE_DELIVERY_DESTINATION: Destination },
    { expected: code, newAddress: newAddress ?? null },
  )
}
