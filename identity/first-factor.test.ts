import { confirmSignIn, signIn } from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { codeTo, startWithAmplify } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'

const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

test('the first factor is chosen from what the person has (R127)', async () => {
  const { origin } = await startWithAmplify()
  const username = 'first-factor@tabishirube.test'
  const options = { authFlowType: 'USER_AUTH' } as const
  expect(await signIn({ username, options })).toMatchObject({
    nextStep: {
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP'],
    },
  })
  const { nextStep } = await confirmSignIn({ challengeResponse: 'EMAIL_OTP' })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE')
  expect(await confirmSignIn({ challengeResponse: await codeTo(origin, username) })).toEqual(DONE)
})

test.each(['PASSWORD', 'PASSWORD_SRP'])(
  '%s can be chosen, and then it is asked for (R127)',
  async (factor) => {
    await startWithAmplify()
    const username = 'first-factor@tabishirube.test'
    await signIn({ username, options: { authFlowType: 'USER_AUTH' } })
    const { nextStep } = await confirmSignIn({ challengeResponse: factor })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD')
    expect(await confirmSignIn({ challengeResponse: PASSWORD })).toEqual(DONE)
  },
)

test('a preferred factor is asked for at once, and SMS codes sign in, too (R127)', async () => {
  const { origin } = await startWithAmplify()
  const { nextStep } = await signIn({
    username: 'first-factor@tabishirube.test',
    options: { authFlowType: 'USER_AUTH', preferredChallenge: 'SMS_OTP' },
  })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await confirmSignIn({ challengeResponse: await codeTo(origin, '+819000000003') })).toEqual(DONE)
})

test('who has a second factor is not offered codes as the first', async () => {
  await startWithAmplify()
  const options = { authFlowType: 'USER_AUTH' } as const
  const { nextStep } = await signIn({ username: 'totp@tabishirube.test', options })
  expect(nextStep).toMatchObject({ availableChallenges: ['PASSWORD', 'PASSWORD_SRP'] })
})

test('a password can be sent as it is where the site chooses so', async () => {
  await startWithAmplify()
  const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const
  const username = 'member@tabishirube.test'
  await expect(signIn({ username, password: 'wrong-password', options })).rejects.toMatchObject({
    message: 'Incorrect username or password.',
  })
  expect(await signIn({ username, password: PASSWORD, options })).toEqual(DONE)
})
