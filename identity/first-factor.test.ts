import { confirmSignIn, signIn } from 'aws-amplify/auth'
import { expect, test } from 'vitest'
import { call, codeTo, startWithAmplify } from './amplify.fixture.ts'
import { CUSTOM_CHALLENGE, FEDERATED, PASSWORD } from './people.ts'
import { CLIENT_ID } from './settings.ts'

const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

test('the first factor is chosen from those the person has (R127)', async () => {
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
  '%s can be chosen, and is the next challenge (R127)',
  async (factor) => {
    await startWithAmplify()
    const username = 'first-factor@tabishirube.test'
    await signIn({ username, options: { authFlowType: 'USER_AUTH' } })
    const { nextStep } = await confirmSignIn({ challengeResponse: factor })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD')
    expect(await confirmSignIn({ challengeResponse: PASSWORD })).toEqual(DONE)
  },
)

test('a preferred factor is the first challenge, and SMS codes sign in too (R127)', async () => {
  const { origin } = await startWithAmplify()
  const { nextStep } = await signIn({
    username: 'first-factor@tabishirube.test',
    options: { authFlowType: 'USER_AUTH', preferredChallenge: 'SMS_OTP' },
  })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE')
  expect(await confirmSignIn({ challengeResponse: await codeTo(origin, '+819000000003') })).toEqual(DONE)
})

test('codes are no first factor for people with a second factor', async () => {
  await startWithAmplify()
  const options = { authFlowType: 'USER_AUTH' } as const
  const { nextStep } = await signIn({ username: 'totp@tabishirube.test', options })
  expect(nextStep).toMatchObject({ availableChallenges: ['PASSWORD', 'PASSWORD_SRP'] })
})

test('a password can be sent in plain text by USER_PASSWORD_AUTH', async () => {
  await startWithAmplify()
  const options = { authFlowType: 'USER_PASSWORD_AUTH' } as const
  const username = 'member@tabishirube.test'
  await expect(signIn({ username, password: 'wrong-password', options })).rejects.toMatchObject({
    message: 'Incorrect username or password.',
  })
  expect(await signIn({ username, password: PASSWORD, options })).toEqual(DONE)
})

test('CUSTOM_AUTH issues the custom challenge after the password, for every member (R128)', async () => {
  await startWithAmplify()
  const options = { authFlowType: 'CUSTOM_WITH_SRP' } as const
  const { nextStep } = await signIn({ username: 'member@tabishirube.test', password: PASSWORD, options })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
  expect(await confirmSignIn({ challengeResponse: CUSTOM_CHALLENGE.answer })).toEqual(DONE)
})

test('without a password the custom challenge signs in its sample person only (R128, R168)', async () => {
  await startWithAmplify()
  const options = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const
  await signIn({ username: 'admin@tabishirube.test', options })
  for (let i = 0; i < 2; i++) await confirmSignIn({ challengeResponse: CUSTOM_CHALLENGE.answer })
  await expect(confirmSignIn({ challengeResponse: CUSTOM_CHALLENGE.answer })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
  await signIn({ username: 'custom@tabishirube.test', options })
  expect(await confirmSignIn({ challengeResponse: CUSTOM_CHALLENGE.answer })).toEqual(DONE)
})

test('people of a provider cannot sign in by password, under any name', async () => {
  const { origin } = await startWithAmplify()
  for (const { email, federated } of FEDERATED) {
    if (email === 'member@tabishirube.test') continue
    for (const USERNAME of [email, `${federated?.provider}_${federated?.userId}`]) {
      const input = { ClientId: CLIENT_ID, AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME } }
      const { body } = await call(origin, 'InitiateAuth', input)
      expect(body.AvailableChallenges).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'])
      const sent = await call(origin, 'ForgotPassword', { ClientId: CLIENT_ID, Username: USERNAME })
      expect(sent.body.CodeDeliveryDetails.DeliveryMedium).toBe('EMAIL')
    }
  }
  const { messages } = await (await fetch(`${origin}/outbox.json`)).json()
  expect(messages).toEqual([])
})
