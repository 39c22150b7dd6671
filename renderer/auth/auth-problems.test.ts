import { expect, test } from 'vitest'
import { DEFAULT_MESSAGE } from '../shell/errors/errors.ts'
import { authProblem, isExpiredSignIn } from './auth-problems.ts'
import { passkeyProblem } from './passkey-problems.ts'

const named = (name: string, message = 'English of the library') =>
  Object.assign(new Error(message), { name })
const textOf = (name: string, message?: string) => authProblem(named(name, message)).message

test('an unknown user and a wrong password have the same message, beside the same field (R243)', () => {
  expect(authProblem(named('UserNotFoundException'))).toEqual(authProblem(named('NotAuthorizedException')))
})

test('every refusal of the pool has its own message (R243)', () => {
  const names = [
    'NotAuthorizedException',
    'CodeMismatchException',
    'ExpiredCodeException',
    'LimitExceededException',
    'TooManyRequestsException',
    'UsernameExistsException',
    'InvalidPasswordException',
  ]
  const texts = names.map((name) => textOf(name))
  expect(new Set(texts).size).toBe(names.length)
  expect(texts).not.toContain(DEFAULT_MESSAGE)
})

test('each of the five passkey errors has a message (R244)', () => {
  const names = [
    'PasskeyNotSupported',
    'PasskeyAlreadyExists',
    'PasskeyAuthenticationCanceled',
    'PasskeyRegistrationCanceled',
    'PasskeyOperationAborted',
    'RelyingPartyMismatch',
  ]
  const texts = names.map((name) => passkeyProblem(named(name))?.message)
  expect(new Set(texts).size).toBe(names.length)
  expect(texts).not.toContain(undefined)
  expect(passkeyProblem(named('NotAuthorizedException'))).toBeNull()
})

test('a lock and an expired session are distinguished from a wrong password by the pool’s message (R129, R243)', () => {
  expect(textOf('NotAuthorizedException', 'Password attempts exceeded')).toBe(
    textOf('LimitExceededException'),
  )
  const over = named('NotAuthorizedException', 'Invalid session for the user, session is expired.')
  expect(isExpiredSignIn(over)).toBe(true)
  expect(isExpiredSignIn(named('NotAuthorizedException', 'Incorrect username or password.'))).toBe(false)
})

test('texts of the library are never shown (R236)', () => {
  const texts = ['Whatever', 'InvalidParameterException', 'NetworkError', 'Unknown'].map((name) =>
    textOf(name),
  )
  for (const text of texts) expect(text).not.toMatch(/[a-z]/i)
  expect(authProblem('thrown text').message).toBe(DEFAULT_MESSAGE)
})

test('an unknown step gives the default error, not an expired session (R128)', () => {
  const unknown =
    'An error occurred during the sign in process. NEW_STEP challengeName returned by the underlying service was not addressed.'
  expect(textOf('SignInException', unknown)).toBe(DEFAULT_MESSAGE)
  const lost = '\n\t\tThis most likely occurred due to:\n1. signIn was not called before confirmSignIn.'
  expect(isExpiredSignIn(named('SignInException', lost))).toBe(true)
})
