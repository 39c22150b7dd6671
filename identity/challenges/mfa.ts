import { CognitoError, invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { MfaMethod, SignIn, User } from '../state.ts'
import { issueMfaMethodChallenge, sendSignInCode } from './issue-challenges.ts'
import type { Answer } from './sign-ins.ts'

export const answerMfaChoice = (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Answer => {
  const method = user.mfa.find((one) => one === responses.ANSWER)
  if (!method) throw invalidParameter('Invalid MFA type selected.')
  return issueMfaMethodChallenge(identity, signIn, user, method)
}

/** Enables a factor from the next sign-in on; no other setup is required any more. */
const setUp = (user: User, method: MfaMethod) => {
  user.mfa = [...new Set([...user.mfa, method])]
  user.mustSetUp = []
}

/** After VerifySoftwareToken, or with an email address, which is confirmed by a code first. */
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

/** Saves the confirmed address, and enables codes by email. */
export const finishEmailSetup = (user: User, email: string): void => {
  user.attributes.email = email
  user.attributes.email_verified = 'true'
  setUp(user, 'EMAIL_OTP')
}
