import { notAuthorized } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { CUSTOM_CHALLENGE } from '../people.ts'
import type { SignIn, User } from '../state.ts'
import { issueCustomChallenge } from './issue-challenges.ts'
import { nextStep } from './next-step.ts'
import { type Answer, endSignIn } from './sign-ins.ts'

const TRIES = 3

/** Repeats the challenge after a wrong answer, as Cognito's sample triggers do; the third ends the sign-in. */
export const answerCustom = async (
  identity: Identity,
  signIn: SignIn,
  user: User | null,
  responses: Record<string, string>,
): Promise<Answer> => {
  if (user && responses.ANSWER?.trim() === CUSTOM_CHALLENGE.answer)
    return nextStep(identity, { ...signIn, custom: false }, user)
  if (signIn.wrong + 1 < TRIES) return issueCustomChallenge(identity, signIn, signIn.wrong + 1)
  endSignIn(identity, signIn)
  throw notAuthorized()
}
