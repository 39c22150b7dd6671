import { invalidParameter } from '../errors.ts'
import type { Identity } from '../identity.ts'
import { assertPassword } from '../password-policy.ts'
import type { SignIn, User } from '../state.ts'
import { passwordFor } from '../users.ts'
import { nextStep } from './next-step.ts'
import { type Answer, ask } from './sign-ins.ts'

const PREFIX = 'userAttributes.'
const REQUIRED = ['name']

const missingOf = (user: User) => REQUIRED.filter((name) => !user.attributes[name])

export const askNewPassword = (identity: Identity, signIn: SignIn, user: User): Answer =>
  ask(identity, signIn, 'NEW_PASSWORD_REQUIRED', {
    USER_ID_FOR_SRP: user.username,
    requiredAttributes: JSON.stringify(missingOf(user).map((name) => `${PREFIX}${name}`)),
    userAttributes: JSON.stringify({ email: user.attributes.email }),
  })

export const answerNewPassword = (
  identity: Identity,
  signIn: SignIn,
  user: User,
  responses: Record<string, string>,
): Promise<Answer> => {
  const password = responses.NEW_PASSWORD
  if (!password) throw invalidParameter('Missing required parameter NEW_PASSWORD')
  assertPassword(password)
  const missing = missingOf(user).filter((name) => !responses[`${PREFIX}${name}`]?.trim())
  if (missing.length) throw invalidParameter(`Invalid user attributes: ${missing.join(', ')} is required.`)
  for (const name of missingOf(user)) user.attributes[name] = responses[`${PREFIX}${name}`] ?? ''
  user.password = passwordFor(user.username, password)
  user.status = 'CONFIRMED'
  user.changedAt = identity.now()
  return nextStep(identity, signIn, user)
}
