import { invalidParameter, notAuthorized } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { SignIn, User } from '../state.ts'
import { sendSignInCode } from './issue-challenges.ts'
import { nextStep } from './next-step.ts'
import { askPasskey } from './passkey.ts'
import { askProof, checkPassword } from './password.ts'
import { type Answer, ask, endSignIn, findSignIn } from './sign-ins.ts'

/**
 * What somebody may begin with. Codes are not offered to who has a second factor: they would be the only one.
 * Nobody is offered what most people are.
 */
const factorsOf = (user: User | null): string[] => {
  if (!user) return ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP']
  const mayUseCodes = user.mfa.length === 0
  return [
    ...(user.passkeys.length ? ['WEB_AUTHN'] : []),
    ...(user.password ? ['PASSWORD', 'PASSWORD_SRP'] : []),
    ...(mayUseCodes && user.attributes.email_verified === 'true' ? ['EMAIL_OTP'] : []),
    ...(mayUseCodes && user.attributes.phone_number_verified === 'true' ? ['SMS_OTP'] : []),
  ]
}

const askFactor = (identity: Identity, signIn: SignIn, user: User | null): Answer => ({
  ...ask(identity, signIn, 'SELECT_CHALLENGE'),
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
  if (factor === 'PASSWORD_SRP' && parameters.SRP_A) return askProof(identity, signIn, user, parameters.SRP_A)
  if (factor === 'EMAIL_OTP' || factor === 'SMS_OTP') return sendSignInCode(identity, signIn, user, factor)
  if (factor === 'WEB_AUTHN' && user) return askPasskey(identity, signIn, user)
  throw invalidParameter(`Missing required parameter for ${factor}`)
}

/** USER_AUTH: the preferred factor when it can be used, the choice otherwise. */
export const beginUserAuth = async (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  parameters: Record<string, string>,
  session: string | undefined,
): Promise<Answer> => {
  if (session) {
    // Signed up a moment ago, with a code: nothing else is left to prove.
    const signedUp = findSignIn(identity, session, 'SIGNED_UP')
    if (!user || signedUp.sub !== user.sub) throw notAuthorized()
    endSignIn(identity, signedUp)
    return nextStep(identity, signIn, user)
  }
  const preferred = parameters.PREFERRED_CHALLENGE
  return preferred && factorsOf(user).includes(preferred)
    ? begin(identity, signIn, user, preferred, parameters)
    : askFactor(identity, signIn, user)
}

/** SELECT_CHALLENGE: the choice, with what it needs. */
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
