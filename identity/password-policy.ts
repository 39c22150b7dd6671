import { CognitoError } from './errors.ts'

export const MINIMUM_LENGTH = 6
/** Cognito's own limit. */
const MAXIMUM_LENGTH = 256

const refused = (message: string) =>
  new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${message}`)

/** Throws InvalidPasswordException in Cognito's words. */
export const assertPassword = (password: string) => {
  if (password.length < MINIMUM_LENGTH) throw refused('Password not long enough')
  if (password.length > MAXIMUM_LENGTH) throw refused('Password is too long')
  if (password !== password.trim()) throw refused('Password must not start or end with a space')
}
