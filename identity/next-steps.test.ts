import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
} from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { codeTo, outboxOf, startWithAmplify, testClock } from './amplify.fixture.ts'
import { CUSTOM_CHALLENGE, PASSWORD } from './people.ts'
import { totpCode } from './totp.ts'

const SMS_NUMBER = '+819000000001'
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

const begin = async (name: string) => {
  const username = `${name}@tabishirube.test`
  const { nextStep } = await signIn({ username, password: PASSWORD })
  return { username, nextStep }
}
const isSignedIn = async () => (await fetchAuthSession()).tokens !== undefined

test('an unconfirmed member gets the step for it and another code, and then signs in (R121, R242)', async () => {
  const { origin } = await startWithAmplify()
  const { username, nextStep } = await begin('unconfirmed')
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP')
  const sent = await resendSignUpCode({ username })
  expect(sent).toEqual({ destination: 'u***@t***', deliveryMedium: 'EMAIL', attributeName: 'email' })
  await confirmSignUp({ username, confirmationCode: await codeTo(origin, username) })
  expect(await signIn({ username, password: PASSWORD })).toEqual(DONE)
})

test('a required password reset is its own step, and the new password signs in (R122, R242)', async () => {
  const { origin } = await startWithAmplify()
  const { username, nextStep } = await begin('reset')
  expect(nextStep.signInStep).toBe('RESET_PASSWORD')
  await resetPassword({ username })
  const confirmationCode = await codeTo(origin, username)
  await confirmResetPassword({ username, confirmationCode, newPassword: 'shirube-2027' })
  expect(await signIn({ username, password: 'shirube-2027' })).toEqual(DONE)
})

test('a new password does not replace a second factor', async () => {
  const { origin } = await startWithAmplify()
  const { username } = await begin('totp')
  await resetPassword({ username })
  const confirmationCode = await codeTo(origin, username)
  const password = 'kamome-2027'
  await confirmResetPassword({ username, confirmationCode, newPassword: password })
  const { nextStep } = await signIn({ username, password })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
})

test('a code is sent by SMS, and only the right one signs in (R123)', async () => {
  const { origin } = await startWithAmplify()
  const { nextStep } = await begin('sms')
  expect(nextStep).toEqual({
    signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0001' },
  })
  const challengeResponse = await codeTo(origin, SMS_NUMBER)
  await expect(confirmSignIn({ challengeResponse: '0000000' })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  })
  expect(await isSignedIn()).toBe(false)
  expect(await confirmSignIn({ challengeResponse })).toEqual(DONE)
})

test('a code is sent by mail (R123)', async () => {
  const { origin } = await startWithAmplify()
  const { username, nextStep } = await begin('email-code')
  expect(nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'e***@t***' },
  })
  expect(await confirmSignIn({ challengeResponse: await codeTo(origin, username) })).toEqual(DONE)
})

test('a code of an authenticator app signs in once (R123)', async () => {
  const { origin } = await startWithAmplify()
  const { username, nextStep } = await begin('totp')
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  const challengeResponse = (await outboxOf(origin, username)).totp ?? ''
  expect(await confirmSignIn({ challengeResponse })).toEqual(DONE)
  await signOut()
  await begin('totp')
  await expect(confirmSignIn({ challengeResponse })).rejects.toMatchObject({
    name: 'ExpiredCodeException',
    message: 'Your software token has already been used once.',
  })
})

test('a temporary password is replaced under the policy, together with missing attributes (R124, R180)', async () => {
  await startWithAmplify()
  const { username, nextStep } = await begin('new-password')
  expect(nextStep).toEqual({
    signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    missingAttributes: ['name'],
  })
  const userAttributes = { name: '高橋 ふみ' }
  const short = confirmSignIn({ challengeResponse: '12345', options: { userAttributes } })
  await expect(short).rejects.toMatchObject({ name: 'InvalidPasswordException' })
  const unnamed = confirmSignIn({ challengeResponse: 'shirube-2027' })
  await expect(unnamed).rejects.toMatchObject({ name: 'InvalidParameterException' })
  expect(await confirmSignIn({ challengeResponse: 'shirube-2027', options: { userAttributes } })).toEqual(
    DONE,
  )
  expect(await fetchUserAttributes()).toMatchObject(userAttributes)
  await signOut()
  await expect(signIn({ username, password: PASSWORD })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
})

test('a person with several second factors chooses one (R125, R176)', async () => {
  const { origin } = await startWithAmplify()
  const { username, nextStep } = await begin('choose-mfa')
  expect(nextStep).toEqual({
    signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
    allowedMFATypes: ['SMS', 'TOTP', 'EMAIL'],
  })
  await expect(confirmSignIn({ challengeResponse: 'PIGEON' })).rejects.toMatchObject({
    name: 'IncorrectMFAMethod',
  })
  const next = await confirmSignIn({ challengeResponse: 'EMAIL' })
  expect(next.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE')
  expect(await confirmSignIn({ challengeResponse: await codeTo(origin, username) })).toEqual(DONE)
})

test('a required second factor is chosen, and an address is confirmed (R125, R126)', async () => {
  const { origin } = await startWithAmplify()
  const { nextStep } = await begin('choose-setup')
  expect(nextStep).toEqual({
    signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
    allowedMFATypes: ['TOTP', 'EMAIL'],
  })
  const chosen = await confirmSignIn({ challengeResponse: 'EMAIL' })
  expect(chosen.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_EMAIL_SETUP')
  const sent = await confirmSignIn({ challengeResponse: 'tsumugi@example.test' })
  expect(sent.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE')
  const challengeResponse = await codeTo(origin, 'tsumugi@example.test')
  expect(await confirmSignIn({ challengeResponse })).toEqual(DONE)
  expect(await fetchMFAPreference()).toEqual({ enabled: ['EMAIL'] })
  expect(await fetchUserAttributes()).toMatchObject({
    email: 'tsumugi@example.test',
    email_verified: 'true',
  })
})

test('an authenticator app is set up with a secret, and required from then on (R126, R175, R201)', async () => {
  const clock = testClock()
  await startWithAmplify({ now: clock.now })
  const { username, nextStep } = await begin('totp-setup')
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
  const secret = nextStep.totpSetupDetails.sharedSecret
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await expect(confirmSignIn({ challengeResponse: '0000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  })
  expect(await confirmSignIn({ challengeResponse: totpCode(secret, clock.now()) })).toEqual(DONE)
  await signOut()
  const again = await signIn({ username, password: PASSWORD })
  expect(again.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  clock.forward(30)
  expect(await confirmSignIn({ challengeResponse: totpCode(secret, clock.now()) })).toEqual(DONE)
})

test('setting up codes by mail starts with an address (R126)', async () => {
  const { origin } = await startWithAmplify()
  const { username, nextStep } = await begin('email-setup')
  expect(nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_EMAIL_SETUP')
  await confirmSignIn({ challengeResponse: username })
  expect(await confirmSignIn({ challengeResponse: await codeTo(origin, username) })).toEqual(DONE)
})

test('the custom challenge allows three attempts (R128)', async () => {
  await startWithAmplify()
  const { nextStep } = await begin('custom')
  expect(nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE',
    additionalInfo: { question: CUSTOM_CHALLENGE.question },
  })
  const again = await confirmSignIn({ challengeResponse: 'りょ' })
  expect(again.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
  await confirmSignIn({ challengeResponse: 'りょ' })
  await expect(confirmSignIn({ challengeResponse: 'りょ' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await begin('custom')
  expect(await confirmSignIn({ challengeResponse: CUSTOM_CHALLENGE.answer })).toEqual(DONE)
})
