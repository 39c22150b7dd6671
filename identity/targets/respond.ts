import { z } from 'zod'
import { answerCustom } from '../challenges/custom.ts'
import { answerDeviceProof, issueDeviceChallenge } from '../challenges/devices.ts'
import { answerFactor } from '../challenges/first-factor.ts'
import { answerMfaChoice, answerMfaSetup } from '../challenges/mfa.ts'
import { answerNewPassword } from '../challenges/new-password.ts'
import { nextStep } from '../challenges/next-step.ts'
import { answerPasskey } from '../challenges/passkey.ts'
import { answerProof } from '../challenges/password.ts'
import { answerCode } from '../challenges/sent-code.ts'
import { type Answer, findSignIn, personOf } from '../challenges/sign-ins.ts'
import { invalidSession } from '../errors.ts'
import type { Identity } from '../identity.ts'
import type { SignIn, User } from '../state.ts'
import { clientId, target, token } from './target.ts'

type Responses = Record<string, string>

/** Challenges that are also issued for unknown people. */
const ANSWERS = {
  PASSWORD_VERIFIER: answerProof,
  CUSTOM_CHALLENGE: answerCustom,
  SMS_MFA: answerCode,
  SMS_OTP: answerCode,
  EMAIL_OTP: answerCode,
  SOFTWARE_TOKEN_MFA: answerCode,
  SELECT_CHALLENGE: answerFactor,
}

/** Challenges after the first factor, so that the person exists. */
const ANSWERS_OF_SOMEBODY = {
  NEW_PASSWORD_REQUIRED: answerNewPassword,
  SELECT_MFA_TYPE: answerMfaChoice,
  MFA_SETUP: async (identity: Identity, signIn: SignIn, user: User, responses: Responses) =>
    answerMfaSetup(identity, signIn, user, responses) ??
    nextStep(identity, { ...signIn, asksMfa: false }, user),
  DEVICE_SRP_AUTH: issueDeviceChallenge,
  DEVICE_PASSWORD_VERIFIER: answerDeviceProof,
  WEB_AUTHN: answerPasskey,
}

const Input = z.object({
  ChallengeName: z.enum([
    ...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[]),
    ...(Object.keys(ANSWERS_OF_SOMEBODY) as (keyof typeof ANSWERS_OF_SOMEBODY)[]),
  ]),
  ChallengeResponses: z.record(z.string(), z.string().max(20_000)),
  ClientId: clientId,
  Session: token,
})

/** Handles the response to the challenge of a session. */
export const respondToAuthChallenge = target(
  Input,
  async (identity, { ChallengeName, ChallengeResponses, Session }): Promise<Answer> => {
    // Another factor can be chosen instead of a passkey.
    const signIn =
      ChallengeName === 'SELECT_CHALLENGE'
        ? findSignIn(identity, Session, 'SELECT_CHALLENGE', 'WEB_AUTHN')
        : findSignIn(identity, Session, ChallengeName)
    const user = personOf(identity, signIn)
    if (ChallengeName in ANSWERS)
      return ANSWERS[ChallengeName as keyof typeof ANSWERS](identity, signIn, user, ChallengeResponses)
    if (!user) throw invalidSession()
    return ANSWERS_OF_SOMEBODY[ChallengeName as keyof typeof ANSWERS_OF_SOMEBODY](
      identity,
      signIn,
      user,
      ChallengeResponses,
    )
  },
)
