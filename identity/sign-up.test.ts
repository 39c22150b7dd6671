import {
  autoSignIn,
  confirmSignUp,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  signUp,
} from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { call, codeTo, outboxOf, startWithAmplify, testClock } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'
import { CLIENT_ID } from './settings.ts'

const NEW = { username: 'new@example.test', password: 'tabi-2026' }
const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

test('a new member signs up, confirms by mail and is signed in (R12, R130)', async () => {
  const { origin } = await startWithAmplify()
  const options = { userAttributes: { email: NEW.username, name: '新田 しん' }, autoSignIn: true }
  const { nextStep, userId } = await signUp({ ...NEW, options })
  expect(nextStep).toEqual({
    signUpStep: 'CONFIRM_SIGN_UP',
    codeDeliveryDetails: { destination: 'n***@e***', deliveryMedium: 'EMAIL', attributeName: 'email' },
  })
  const confirmationCode = await codeTo(origin, NEW.username)
  const confirmed = await confirmSignUp({ username: NEW.username, confirmationCode })
  expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN')
  expect(await autoSignIn()).toEqual(DONE)
  expect((await getCurrentUser()).userId).toBe(userId)
  expect(await fetchUserAttributes()).toMatchObject({ email_verified: 'true', name: '新田 しん' })
})

test('with USER_AUTH a confirmed sign-up signs in without a further proof, once (R130)', async () => {
  const { origin } = await startWithAmplify()
  const username = NEW.username
  await signUp({ ...NEW, options: { userAttributes: {}, autoSignIn: { authFlowType: 'USER_AUTH' } } })
  const input = { ClientId: CLIENT_ID, Username: username, ConfirmationCode: await codeTo(origin, username) }
  const { Session } = (await call(origin, 'ConfirmSignUp', input)).body
  const signInAs = (USERNAME: string) =>
    call(origin, 'InitiateAuth', {
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME },
      Session,
    })
  expect(await signInAs(MEMBER.username)).toMatchObject({ body: { __type: 'NotAuthorizedException' } })
  expect((await signInAs(username)).body.AuthenticationResult.AccessToken).toEqual(expect.any(String))
  expect(await signInAs(username)).toMatchObject({ body: { __type: 'NotAuthorizedException' } })
})

test.each([
  [{ username: MEMBER.username, password: NEW.password }, 'UsernameExistsException'],
  [{ username: 'MEMBER@tabishirube.test', password: NEW.password }, 'UsernameExistsException'],
  [{ username: NEW.username, password: '12345' }, 'InvalidPasswordException'],
  [{ username: 'not an address', password: NEW.password }, 'InvalidParameterException'],
])('%o cannot sign up: %s (R180, R243)', async (input, name) => {
  const { origin } = await startWithAmplify()
  await expect(signUp(input)).rejects.toMatchObject({ name })
  expect((await outboxOf(origin, input.username)).messages).toEqual([])
})

test('sign-up refuses a subject or a verified address from the client', async () => {
  const { origin } = await startWithAmplify()
  for (const Name of ['email_verified', 'sub', 'custom:role']) {
    const input = { ClientId: CLIENT_ID, Username: NEW.username, Password: NEW.password }
    const answer = await call(origin, 'SignUp', { ...input, UserAttributes: [{ Name, Value: 'true' }] })
    expect(answer).toMatchObject({ status: 400, body: { __type: 'InvalidParameterException' } })
  }
})

test('sign-up codes expire after a day, and a new one replaces the old (R243)', async () => {
  const clock = testClock()
  const { origin } = await startWithAmplify({ now: clock.now })
  await signUp(NEW)
  const first = await codeTo(origin, NEW.username)
  clock.forward(24 * 60 * 60)
  const confirm = (confirmationCode: string) => confirmSignUp({ username: NEW.username, confirmationCode })
  await expect(confirm(first)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  await resendSignUpCode({ username: NEW.username })
  const second = await codeTo(origin, NEW.username)
  if (first !== second) await expect(confirm(first)).rejects.toMatchObject({ name: 'CodeMismatchException' })
  expect((await confirm(second)).isSignUpComplete).toBe(true)
  await expect(confirm(second)).rejects.toMatchObject({ name: 'ExpiredCodeException' })
})
