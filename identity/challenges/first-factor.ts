import { invalidParameter, notAuthorized } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { SignIn, User } from '../state.ts'
import { sendSignInCode } from './issue-challenges.ts'
import { nextStep } from './next-step.ts'
import { issuePasskeyChallenge } from './passkey.ts'
import { checkPassword, issueSrpChallenge } from './password.ts'
import { type Answer, endSignIn, findSignIn, issueChallenge } from './sign-ins.ts'

/**
 * The available first factors. Codes are not available with a second factor, as they would be the only proof. An
 * unknown name has the factors of most people.
 */
const factorsOf = (user: User | null): string[] => {
  if (!user) return ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP']
  const canUseCodes = user.mfa.length === 0
  return [
    ...(user.passkeys.length ? ['WEB_AUTHN'] : []),
    ...(user.password ? ['PASSWORD', 'PASSWORD_SRP'] : []),
    ...(canUseCodes && user.attributes.email_verified === 'true' ? ['EMAIL_OTP'] : []),
    ...(canUseCodes && user.attributes.phone_number_verified === 'true' ? ['SMS_OTP'] : []),
  ]
}

const issueFactorChallenge = (identity: Identity, signIn: SignIn, user: User | null): Answer => ({
  ...issueChallenge(identity, signIn, 'SELECT_CHALLENGE'),
  AvailableChallenges: factorsOf(user),
})

const begin = (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  factor: string,
  parameters: Record<string, string>,
): Answer | Promise<Answer> => {
  if (factor === 'PASSWORD' && parameters.PASSWORD)
    return checkPassword(identity, signIn, user, parameters.PASSWORD)
  if (factor === 'PASSWORD_SRP' && parameters.SRP_A)
    return issueSrpChallenge(identity, signIn, user, parameters.SRP_A)
  if (factor === 'EMAIL_OTP' || factor === 'SMS_OTP') return sendSignInCode(identity, signIn, user, factor)
  if (factor === 'WEB_AUTHN' && user) return issuePasskeyChallenge(identity, signIn, user)
  throw invalidParameter(`Missing required parameter for ${factor}`)
}

/** USER_AUTH: the preferred factor if it is available, otherwise the choice. */
export const beginUserAuth = async (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  parameters: Record<string, string>,
  session: string | undefined,
): Promise<Answer> => {
  if (session) {
    // Sign-up was confirmed with a code, which counts as the first factor.
    const signedUp = findSignIn(identity, session, 'SIGNED_UP')
    if (!user || signedUp.sub !== user.sub) throw notAuthorized()
    endSignIn(identity, signedUp)
    return nextStep(identity, signIn, user)
  }
  const preferred = parameters.PREFERRED_CHALLENGE
  return preferred && factorsOf(user).includes(preferred)
    ? begin(identity, signIn, user, preferred, parameters)
    : issueFactorChallenge(identity, signIn, user)
}

/** SELECT_CHALLENGE: the chosen factor with its parameters. */
export const answerFactor = (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  responses: Record<string, string>,
): Answer | Promise<Answer> => {
  const factor = responses.ANSWER ?? ''
  if (!factorsOf(user).includes(factor)) throw invalidParameter('Challenge is not available for the user.')
  return begin(identity, signIn, user, factor, responses)
}
