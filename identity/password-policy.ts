import { dictionary } from '@zxcvbn-ts/language-common'
import { CognitoError } from './errors.ts'
import { PASSWORD_MIN_LENGTH } from './settings.ts'

/** Cognito's limit. */
const MAXIMUM_LENGTH = 256

const refused = (message: string) =>
  new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${message}`)

/** A real pool has its own list if its protection against compromised credentials is on (docs/runbook.md). */
const COMMON = new Set<unknown>(dictionary['passwords-common'].slice(0, 10_000))

/** Throws InvalidPasswordException with Cognito's message. */
export const assertPassword = (password: string) => {
  if (password.length < PASSWORD_MIN_LENGTH) throw refused('Password not long enough')
  if (password.length > MAXIMUM_LENGTH) throw refused('Password is too long')
  if (password !== password.trim()) throw refused('Password must not start or end with a space')
  if (COMMON.has(password)) throw refused('Password is too common')
}
