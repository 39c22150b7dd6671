import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  confirmSignIn,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  getCurrentUser,
  rememberDevice,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { decodeJwt, SignJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call, configureAmplify, startWithAmplify, testClock } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'
import { CLIENT_ID, IDENTITY_POOL_ID, LIFETIME } from './settings.ts'
import { startIdentity } from './start.ts'
import { totpCode } from './totp.ts'

const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

const stored = (storage: { items: Map<string, string> }, name: string) =>
  [...storage.items].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? ''

test('tokens are refreshed, and belong to the same session (R132, R201)', async () => {
  const { origin, storage } = await startWithAmplify()
  await signIn(MEMBER)
  const before = decodeJwt(stored(storage, 'accessToken'))
  await fetchAuthSession({ forceRefresh: true })
  const after = decodeJwt(stored(storage, 'accessToken'))
  expect(after.jti).not.toBe(before.jti)
  expect(after.origin_jti).toBe(before.origin_jti)
  const old = {
    ClientId: CLIENT_ID,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: stored(storage, 'refreshToken') },
  }
  expect((await call(origin, 'InitiateAuth', old)).body.AuthenticationResult.IdToken).toEqual(
    expect.any(String),
  )
})

test('a sign-out revokes this session and no other (R136, R201)', async () => {
  const { origin, storage } = await startWithAmplify()
  await signIn(MEMBER)
  const [AccessToken, RefreshToken] = [stored(storage, 'accessToken'), stored(storage, 'refreshToken')]
  await signOut()
  expect(storage.items.size).toBe(0)
  const refresh = await call(origin, 'GetTokensFromRefreshToken', { ClientId: CLIENT_ID, RefreshToken })
  expect(refresh.body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Refresh Token has been revoked',
  })
  expect((await call(origin, 'GetUser', { AccessToken })).body.message).toBe('Access Token has been revoked')
  expect(await signIn(MEMBER)).toEqual(DONE)
})

test('a global sign-out ends the sessions of every browser', async () => {
  const { origin, storage } = await startWithAmplify()
  await signIn(MEMBER)
  const elsewhere = stored(storage, 'refreshToken')
  storage.items.clear()
  await signIn(MEMBER)
  await signOut({ global: true })
  const refresh = { ClientId: CLIENT_ID, RefreshToken: elsewhere }
  expect((await call(origin, 'GetTokensFromRefreshToken', refresh)).status).toBe(400)
})

test('refresh tokens end by themselves, and a made-up one is refused', async () => {
  const clock = testClock()
  const { origin, storage } = await startWithAmplify({ now: clock.now })
  await signIn(MEMBER)
  const RefreshToken = stored(storage, 'refreshToken')
  clock.forward(LIFETIME.refreshToken)
  for (const token of [RefreshToken, 'x'.repeat(128)]) {
    const input = { ClientId: CLIENT_ID, RefreshToken: token }
    expect((await call(origin, 'GetTokensFromRefreshToken', input)).body.__type).toBe(
      'NotAuthorizedException',
    )
  }
})

test('access tokens count for an hour, and only ours, as such', async () => {
  const clock = testClock()
  const { origin, storage } = await startWithAmplify({ now: clock.now })
  await signIn(MEMBER)
  const [access, id] = [stored(storage, 'accessToken'), stored(storage, 'idToken')]
  const getUser = async (AccessToken: string) => (await call(origin, 'GetUser', { AccessToken })).body
  expect((await getUser(access)).Username).toBe(decodeJwt(access).username)
  const [, body] = access.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  const forged = await new SignJWT(decodeJwt(access))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from('x'.repeat(32)))
  for (const token of [id, unsigned, forged, 'x'])
    expect((await getUser(token)).__type).toBe('NotAuthorizedException')
  clock.forward(LIFETIME.token)
  expect((await getUser(access)).message).toBe('Access Token has expired')
})

test('wrong passwords lock out for longer each time, and unknown names are counted alike (R243)', async () => {
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

test('a sign-in waits three minutes for its next step (R129, R251)', async () => {
  const clock = testClock()
  await startWithAmplify({ now: clock.now })
  await signIn({ ...MEMBER, username: 'custom@tabishirube.test' })
  clock.forward(LIFETIME.signIn)
  await expect(confirmSignIn({ challengeResponse: 'たび' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
  })
})

test('five wrong codes end the sign-in, and another one must wait (R243)', async () => {
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

test('a session answers one question, and only its own', async () => {
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
  // The session says who it is, not the answer.
  expect(decodeJwt(AuthenticationResult.IdToken).email).toBe('custom@tabishirube.test')
  expect((await answer('CUSTOM_CHALLENGE', right)).status).toBe(400)
})

test('a member sets up an authenticator app, prefers it, and turns it off again (R126, R175)', async () => {
  const clock = testClock()
  await startWithAmplify({ now: clock.now })
  await signIn(MEMBER)
  await expect(updateMFAPreference({ totp: 'ENABLED' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  })
  const { sharedSecret } = await setUpTOTP()
  await expect(verifyTOTPSetup({ code: '0000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  })
  await verifyTOTPSetup({ code: totpCode(sharedSecret, clock.now()) })
  await updateMFAPreference({ totp: 'PREFERRED', email: 'ENABLED' })
  expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP', 'EMAIL'], preferred: 'TOTP' })
  await signOut()
  expect((await signIn(MEMBER)).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
  clock.forward(30)
  await confirmSignIn({ challengeResponse: totpCode(sharedSecret, clock.now()) })
  await updateMFAPreference({ totp: 'DISABLED', email: 'DISABLED' })
  await signOut()
  expect(await signIn(MEMBER)).toEqual(DONE)
})

test('a remembered device proves itself, a forgotten one is asked for nothing (R201)', async () => {
  const { origin, storage } = await startWithAmplify()
  const person = { ...MEMBER, username: 'device@tabishirube.test' }
  expect(await signIn(person)).toEqual(DONE)
  const [device] = await fetchDevices()
  await rememberDevice()
  await signOut()
  const spy = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => spy.mockRestore())
  expect(await signIn(person)).toEqual(DONE)
  const challenges = spy.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).ChallengeName)
  expect(challenges).toEqual(expect.arrayContaining(['DEVICE_SRP_AUTH', 'DEVICE_PASSWORD_VERIFIER']))
  expect((await fetchDevices()).map(({ id }) => id)).toEqual([device?.id])
  // Forgotten from another browser: this one learns it at the next sign-in, and is a new device.
  const AccessToken = stored(storage, 'accessToken')
  await call(origin, 'ForgetDevice', { AccessToken, DeviceKey: device?.id })
  await signOut()
  expect(await signIn(person)).toEqual(DONE)
  const [another] = await fetchDevices()
  expect(another?.id).not.toBe(device?.id)
  await forgetDevice()
  expect(await fetchDevices()).toEqual([])
})

test('the identity pool gives its members keys for a while, always the same identity (R202)', async () => {
  const { origin } = await startWithAmplify()
  const guest = await call(origin, 'GetId', { IdentityPoolId: IDENTITY_POOL_ID })
  expect(guest.body.__type).toBe('NotAuthorizedException')
  await signIn(MEMBER)
  const { identityId, credentials, tokens } = await fetchAuthSession()
  expect(identityId).toMatch(/^ap-northeast-1:[0-9a-f-]{36}$/)
  expect(credentials).toMatchObject({
    accessKeyId: expect.stringMatching(/^ASIA/),
    sessionToken: expect.any(String),
  })
  const hour = (credentials?.expiration?.getTime() ?? 0) - Date.now()
  expect(Math.abs(hour - 3_600_000)).toBeLessThan(60_000)
  const Logins = { pool: String(tokens?.idToken) }
  const wrong = { IdentityId: 'ap-northeast-1:00000000-0000-4000-8000-00000000000f', Logins }
  expect((await call(origin, 'GetCredentialsForIdentity', wrong)).body.__type).toBe('NotAuthorizedException')
  await signOut()
  await signIn(MEMBER)
  expect((await fetchAuthSession()).identityId).toBe(identityId)
})

test('a restart keeps people signed in, with the same key; only its owner reads the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stateFile = join(folder, 'state', 'identity.json')
  const first = await startIdentity({ port: 0, stateFile })
  configureAmplify(first.origin)
  await signIn(MEMBER)
  const { tokens } = await fetchAuthSession()
  await first.stop()
  const second = await startIdentity({ port: Number(new URL(first.origin).port), stateFile })
  onTestFinished(second.stop)
  expect((await fetchUserAttributes()).email).toBe(MEMBER.username)
  await fetchAuthSession({ forceRefresh: true })
  expect((await getCurrentUser()).userId).toBe(tokens?.accessToken.payload.sub)
  expect(statSync(stateFile).mode & 0o077).toBe(0)
  expect(readFileSync(stateFile, 'utf8')).not.toContain(PASSWORD)
})

test('a file that is none is begun anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stateFile = join(folder, 'identity.json')
  writeFileSync(stateFile, '{"version":1,"users')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const identity = await startIdentity({ port: 0, stateFile })
  onTestFinished(identity.stop)
  expect(JSON.parse(readFileSync(stateFile, 'utf8')).version).toBe(1)
  expect(warn).toHaveBeenCalledOnce()
})
