import {
  confirmResetPassword,
  confirmUserAttribute,
  deleteUser,
  fetchUserAttributes,
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

test('wrong codes lock out, also for the right or a new code (R243)', async () => {
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

test('resetting the password ends all sessions', async () => {
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

test('responses do not reveal whether an address is registered (R243)', async () => {
  const { origin } = await startWithAmplify()
  const [existing, unknown] = ['unconfirmed@tabishirube.test', 'unknown@tabishirube.test']
  const send = async (operation: string, input: object) => (await call(origin, operation, input)).body
  for (const operation of ['ForgotPassword', 'ResendConfirmationCode']) {
    const who = operation === 'ForgotPassword' ? MEMBER.username : existing
    const expected = await send(operation, { ClientId: CLIENT_ID, Username: who })
    const answer = await send(operation, { ClientId: CLIENT_ID, Username: unknown })
    expect(Object.keys(answer)).toEqual(Object.keys(expected))
    expect(answer.CodeDeliveryDetails.Destination).toBe('u***@t***')
  }
  expect((await outboxOf(origin, unknown)).messages).toEqual([])
  const srp = (USERNAME: string) =>
    send('InitiateAuth', {
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A: 'abcdef0123' },
    })
  const [somebody, nobody, again] = [await srp(MEMBER.username), await srp(unknown), await srp(unknown)]
  expect(Object.keys(nobody.ChallengeParameters)).toEqual(Object.keys(somebody.ChallengeParameters))
  expect(nobody.ChallengeParameters.SALT).toBe(again.ChallengeParameters.SALT)
  expect(nobody.ChallengeParameters.USER_ID_FOR_SRP).toBe(again.ChallengeParameters.USER_ID_FOR_SRP)
})

test('a member changes the password with the current one (R174)', async () => {
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

test('a new address is used after its code is confirmed, and signs in from then on', async () => {
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

test('deleting a user invalidates the tokens and frees the name', async () => {
  const { origin, storage } = await startWithAmplify()
  await signIn(MEMBER)
  const AccessToken = [...storage.items].find(([key]) => key.endsWith('.accessToken'))?.[1]
  await deleteUser()
  expect(await call(origin, 'GetUser', { AccessToken })).toMatchObject({ status: 400 })
  await expect(signIn(MEMBER)).rejects.toMatchObject({ message: 'Incorrect username or password.' })
  expect((await signUp({ ...MEMBER, password: NEW.password })).nextStep.signUpStep).toBe('CONFIRM_SIGN_UP')
})

test('the number of mails to one address is limited (R243)', async () => {
  const { origin } = await startWithAmplify()
  for (let i = 0; i < 20; i++) await resetPassword({ username: MEMBER.username })
  await expect(resetPassword({ username: MEMBER.username })).rejects.toMatchObject({
    name: 'LimitExceededException',
  })
  expect((await outboxOf(origin, MEMBER.username)).messages).toHaveLength(20)
})
