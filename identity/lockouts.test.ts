import { confirmSignIn, signIn } from 'aws-amplify/auth'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { call, startWithAmplify, testClock } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'
import { CLIENT_ID, LIFETIME } from './settings.ts'

const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

test('each wrong password doubles the lock, also for unknown names (R243)', async () => {
  const clock = testClock()
  const { origin } = await startWithAmplify({ now: clock.now })
  const attempt = async (USERNAME: string, password = 'wrong') => {
    const AuthParameters = { USERNAME, PASSWORD: password }
    const input = { ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }
    return (await call(origin, 'InitiateAuth', input)).body.message
  }
  for (const name of [MEMBER.username, 'nobody@tabishirube.test']) {
    for (let i = 0; i < 5; i++) expect(await attempt(name)).toBe('Incorrect username or password.')
    expect(await attempt(name, PASSWORD)).toBe('Password attempts exceeded')
  }
  await expect(signIn(MEMBER)).rejects.toMatchObject({ message: 'Password attempts exceeded' })
  clock.forward(1)
  expect(await attempt(MEMBER.username)).toBe('Incorrect username or password.')
  clock.forward(1)
  expect(await attempt(MEMBER.username, PASSWORD)).toBe('Password attempts exceeded')
  clock.forward(1)
  expect(await signIn(MEMBER)).toEqual(DONE)
})

test('a sign-in expires after three minutes without its next step (R129, R251)', async () => {
  const clock = testClock()
  await startWithAmplify({ now: clock.now })
  await signIn({ ...MEMBER, username: 'custom@tabishirube.test' })
  clock.forward(LIFETIME.signIn)
  await expect(confirmSignIn({ challengeResponse: 'たび' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
  })
})

test('five wrong codes end the sign-in and lock the next one (R243)', async () => {
  const clock = testClock()
  await startWithAmplify({ now: clock.now })
  const person = { ...MEMBER, username: 'totp@tabishirube.test' }
  await signIn(person)
  const wrong = () => confirmSignIn({ challengeResponse: '0000000' })
  for (let i = 0; i < 4; i++) await expect(wrong()).rejects.toMatchObject({ name: 'CodeMismatchException' })
  await expect(wrong()).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await signIn(person)
  await expect(wrong()).rejects.toMatchObject({ name: 'LimitExceededException' })
})

test('a session accepts one response, to its own challenge only', async () => {
  const { origin } = await startWithAmplify()
  const input = {
    ClientId: CLIENT_ID,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'custom@tabishirube.test', PASSWORD },
  }
  const { Session } = (await call(origin, 'InitiateAuth', input)).body
  const answer = (ChallengeName: string, ChallengeResponses: object) =>
    call(origin, 'RespondToAuthChallenge', {
      ClientId: CLIENT_ID,
      Session,
      ChallengeName,
      ChallengeResponses,
    })
  expect((await answer('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'shirube-2027' })).body.message).toBe(
    'Invalid session for the user.',
  )
  const right = { USERNAME: 'admin@tabishirube.test', ANSWER: 'たび' }
  const { AuthenticationResult } = (await answer('CUSTOM_CHALLENGE', right)).body
  // The session decides the person, not the response.
  expect(decodeJwt(AuthenticationResult.IdToken).email).toBe('custom@tabishirube.test')
  expect((await answer('CUSTOM_CHALLENGE', right)).status).toBe(400)
})
