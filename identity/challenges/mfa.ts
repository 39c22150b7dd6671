import { CognitoError, invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { MfaMethod, SignIn, User } from '../state.ts'
import { sendSignInCode } from './sent-code.ts'
import { type Answer, ask } from './sign-ins.ts'

/** The second factor, when there is one: the preferred or only one, a choice, or setting one up. */
export const askMfa = (identity: Identity, signIn: SignIn, user: User): Answer | null => {
  const methods = user.mfa
  if (methods.length === 0) return user.mustSetUp.length ? askSetup(identity, signIn, user) : null
  const method = user.preferredMfa ?? (methods.length === 1 ? methods[0] : null)
  if (method) return askMethod(identity, signIn, user, method)
  return ask(identity, signIn, 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: JSON.stringify(methods) })
}

export const askMethod = (identity: Identity, signIn: SignIn, user: User, method: MfaMethod): Answer =>
  method === 'SOFTWARE_TOKEN_MFA'
    ? ask(identity, signIn, method, { USER_ID_FOR_SRP: user.username, FRIENDLY_DEVICE_NAME: 'TOTP' })
    : sendSignInCode(identity, signIn, user, method)

export const answerMfaChoice = (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Answer => {
  const method = user.mfa.find((one) => one === responses.ANSWER)
  if (!method) throw invalidParameter('Invalid MFA type selected.')
  return askMethod(identity, signIn, user, method)
}

const askSetup = (identity: Identity, signIn: SignIn, user: User): Answer =>
  ask(identity, signIn, 'MFA_SETUP', { MFAS_CAN_SETUP: JSON.stringify(user.mustSetUp) })

/** What is set up is asked from the next sign-in on; what else could have been set up is not asked for again. */
const setUp = (user: User, method: MfaMethod) => {
  user.mfa = [...new Set([...user.mfa, method])]
  user.mustSetUp = []
}

/** After VerifySoftwareToken, or with an address to which a code is sent first. */
export const answerMfaSetup = (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Answer | null => {
  const email = responses.EMAIL?.trim()
  if (email) {
    if (!user.mustSetUp.includes('EMAIL_OTP')) throw invalidParameter('MFA method is not allowed.')
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalidParameter('Invalid email address format.')
    return sendSignInCode(identity, signIn, user, 'EMAIL_OTP', email)
  }
  if (signIn.expected !== 'verified')
    throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software token has not been verified.')
  setUp(user, 'SOFTWARE_TOKEN_MFA')
  return null
}

/** The address that a code reached becomes the person's own, and mails a second factor. */
export const finishEmailSetup = (user: User, email: string): void => {
  user.attributes.email = email
  user.attributes.email_verified = 'true'
  setUp(user, 'EMAIL_OTP')
}
