import { invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { assertPassword } from '../password-policy.ts'
import type { SignIn, User } from '../state.ts'
import { passwordFor } from '../users.ts'
import { ATTRIBUTE_PREFIX, missingAttributesOf } from './issue-challenges.ts'
import { nextStep } from './next-step.ts'
import type { Answer } from './sign-ins.ts'

export const answerNewPassword = (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Promise<Answer> => {
  const password = responses.NEW_PASSWORD
  if (!password) throw invalidParameter('Missing required parameter NEW_PASSWORD')
  assertPassword(password)
  const missing = missingAttributesOf(user).filter((name) => !responses[`${ATTRIBUTE_PREFIX}${name}`]?.trim())
  if (missing.length) throw invalidParameter(`Invalid user attributes: ${missing.join(', ')} is required.`)
  for (const name of missingAttributesOf(user))
    user.attributes[name] = responses[`${ATTRIBUTE_PREFIX}${name}`] ?? ''
  user.password = passwordFor(user.username, password)
  user.status = 'CONFIRMED'
  user.changedAt = identity.now()
  return nextStep(identity, signIn, user)
}
