import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { call, codeTo, outboxOf, startWithAmplify, testClock } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'
import { CLIENT_ID } from './settings.ts'

const NEW = { username: 'new@example.test', password: 'tabi-2026' }
const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

test('somebody new signs up, confirms by mail and is signed in (R12, R130)', async () => {
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

test('by USER_AUTH the sign-up itself is the proof, once (R130)', async () => {
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

test('nobody gives themselves a verified address or a subject by signing up', async () => {
  const { origin } = await startWithAmplify()
  for (const Name of ['email_verified', 'sub', 'custom:role']) {
    const input = { ClientId: CLIENT_ID, Username: NEW.username, Password: NEW.password }
    const answer = await call(origin, 'SignUp', { ...input, UserAttributes: [{ Name, Value: 'true' }] })
    expect(answer).toMatchObject({ status: 400, body: { __type: 'InvalidParameterException' } })
  }
})

test('codes of a sign-up expire after a day, and a new one replaces the old (R243)', async () => {
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

test('wrong codes lock out, the right one as well, and a new code does not help (R243)', async () => {
  const clock = testClock()
  const { origin } = await startWithAmplify({ now: clock.now })
  await resetPassword({ username: MEMBER.username })
  const reset = (confirmationCode: string) =>
    confirmResetPassword({ username: MEMBER.username, confirmationCode, newPassword: NEW.password })
  for (let i = 0; i < 5; i++)
    await expect(reset('wrong')).rejects.toMatchObject({ name: 'CodeMismatchException' })
  await resetPassword({ username: MEMBER.username })
  const code = await codeTo(origin, MEMBER.username)
  await expect(reset(code)).rejects.toMatchObject({ name: 'LimitExceededException' })
  clock.forward(15 * 60)
  await reset(code)
  expect(await signIn({ ...MEMBER, password: NEW.password })).toEqual(DONE)
})

test('a forgotten password ends every session of the one before', async () => {
  const { origin } = await startWithAmplify()
  await signIn(MEMBER)
  await resetPassword({ username: MEMBER.username })
  const confirmationCode = await codeTo(origin, MEMBER.username)
  const newPassword = NEW.password
  await expect(
    confirmResetPassword({ username: MEMBER.username, confirmationCode, newPassword: '12345' }),
  ).rejects.toMatchObject({ name: 'InvalidPasswordException' })
  await confirmResetPassword({ username: MEMBER.username, confirmationCode, newPassword })
  await expect(fetchUserAttributes()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
})

test('nobody learns from an answer who is a member (R243)', async () => {
  const { origin } = await startWithAmplify()
  const [known, unknown] = ['unconfirmed@tabishirube.test', 'unknown@tabishirube.test']
  const ask = async (operation: string, input: object) => (await call(origin, operation, input)).body
  for (const operation of ['ForgotPassword', 'ResendConfirmationCode']) {
    const who = operation === 'ForgotPassword' ? MEMBER.username : known
    const expected = await ask(operation, { ClientId: CLIENT_ID, Username: who })
    const answer = await ask(operation, { ClientId: CLIENT_ID, Username: unknown })
    expect(Object.keys(answer)).toEqual(Object.keys(expected))
    expect(answer.CodeDeliveryDetails.Destination).toBe('u***@t***')
  }
  expect((await outboxOf(origin, unknown)).messages).toEqual([])
  const srp = (USERNAME: string) =>
    ask('InitiateAuth', {
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A: 'abcdef0123' },
    })
  const [somebody, nobody, again] = [await srp(MEMBER.username), await srp(unknown), await srp(unknown)]
  expect(Object.keys(nobody.ChallengeParameters)).toEqual(Object.keys(somebody.ChallengeParameters))
  expect(nobody.ChallengeParameters.SALT).toBe(again.ChallengeParameters.SALT)
  expect(nobody.ChallengeParameters.USER_ID_FOR_SRP).toBe(again.ChallengeParameters.USER_ID_FOR_SRP)
})

test('a member changes the password with the present one (R174)', async () => {
  await startWithAmplify()
  await signIn(MEMBER)
  const change = (oldPassword: string, newPassword: string) => updatePassword({ oldPassword, newPassword })
  await expect(change('wrong-password', NEW.password)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await expect(change(PASSWORD, '12345')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
  await change(PASSWORD, NEW.password)
  await signOut()
  await expect(signIn(MEMBER)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  expect(await signIn({ ...MEMBER, password: NEW.password })).toEqual(DONE)
})

test('a new address counts once its code came back, and signs in from then on', async () => {
  const { origin } = await startWithAmplify()
  await signIn(MEMBER)
  const { email } = await updateUserAttributes({ userAttributes: { email: 'sakura@example.test' } })
  expect(email?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE')
  expect((await fetchUserAttributes()).email).toBe(MEMBER.username)
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
  const confirm = (confirmationCode: string) =>
    confirmUserAttribute({ userAttributeKey: 'email', confirmationCode })
  await expect(confirm('wrong')).rejects.toMatchObject({ name: 'CodeMismatchException' })
  await confirm(await codeTo(origin, 'sakura@example.test'))
  expect(await fetchUserAttributes()).toMatchObject({
    email: 'sakura@example.test',
    email_verified: 'true',
  })
  await signOut()
  expect(await signIn({ username: 'sakura@example.test', password: PASSWORD })).toEqual(DONE)
})

test("another member's address cannot be taken over", async () => {
  const { origin } = await startWithAmplify()
  await signIn(MEMBER)
  await updateUserAttributes({ userAttributes: { email: 'editor@tabishirube.test' } })
  const confirmationCode = await codeTo(origin, 'editor@tabishirube.test')
  await expect(confirmUserAttribute({ userAttributeKey: 'email', confirmationCode })).rejects.toMatchObject({
    name: 'AliasExistsException',
  })
})

test('who leaves is gone: the tokens count no more, and the name is free', async () => {
  const { origin, storage } = await startWithAmplify()
  await signIn(MEMBER)
  const AccessToken = [...storage.items].find(([key]) => key.endsWith('.accessToken'))?.[1]
  await deleteUser()
  expect(await call(origin, 'GetUser', { AccessToken })).toMatchObject({ status: 400 })
  await expect(signIn(MEMBER)).rejects.toMatchObject({ message: 'Incorrect username or password.' })
  expect((await signUp({ ...MEMBER, password: NEW.password })).nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
})

test('one address is not flooded with mails (R243)', async () => {
  const { origin } = await startWithAmplify()
  for (let i = 0; i < 20; i++) await resetPassword({ username: MEMBER.username })
  await expect(resetPassword({ username: MEMBER.username })).rejects.toMatchObject({
    name: 'LimitExceededException',
  })
  expect((await outboxOf(origin, MEMBER.username)).messages).toHaveLength(20)
})
