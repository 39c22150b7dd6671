import {
  confirmSignIn,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  forgetDevice,
  rememberDevice,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { decodeJwt, SignJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call, startWithAmplify, testClock } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'
import { CLIENT_ID, IDENTITY_POOL_ID, LIFETIME } from './settings.ts'
import { totpCode } from './totp.ts'

const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } }

const stored = (storage: { items: Map<string, string> }, name: string) =>
  [...storage.items].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? ''

test('an aged sign-in has its older time in renewed tokens', async () => {
  const { origin, storage } = await startWithAmplify()
  await signIn(MEMBER)
  const { sub, auth_time = 0 } = decodeJwt<{ auth_time: number }>(stored(storage, 'accessToken'))
  const age = (body: object) =>
    fetch(`${origin}/people/aged-sign-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect(await (await age({ sub, seconds: 600 })).json()).toEqual({ sessions: 1 })
  expect((await age({ sub, seconds: -1 })).status).toBe(422)
  await fetchAuthSession({ forceRefresh: true })
  expect(decodeJwt(stored(storage, 'accessToken')).auth_time).toBe(auth_time - 600)
})

test('refreshed tokens belong to the same session (R132, R201)', async () => {
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

test('signing out revokes this session only (R136, R201)', async () => {
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

test('a global sign-out ends all sessions', async () => {
  const { origin, storage } = await startWithAmplify()
  await signIn(MEMBER)
  const elsewhere = stored(storage, 'refreshToken')
  storage.items.clear()
  await signIn(MEMBER)
  await signOut({ global: true })
  const refresh = { ClientId: CLIENT_ID, RefreshToken: elsewhere }
  expect((await call(origin, 'GetTokensFromRefreshToken', refresh)).status).toBe(400)
})

test('expired and invalid refresh tokens are refused', async () => {
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

test('access tokens are valid for an hour, and foreign or ID tokens are refused', async () => {
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

test('a member sets up an authenticator app, prefers it, and disables it again (R126, R175)', async () => {
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

test('a remembered device replaces the second factor, a forgotten one does not (R201)', async () => {
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
  // Forgotten in another browser: at its next sign-in this one becomes a new device.
  const AccessToken = stored(storage, 'accessToken')
  await call(origin, 'ForgetDevice', { AccessToken, DeviceKey: device?.id })
  await signOut()
  expect(await signIn(person)).toEqual(DONE)
  const [another] = await fetchDevices()
  expect(another?.id).not.toBe(device?.id)
  await forgetDevice()
  expect(await fetchDevices()).toEqual([])
})

test('the identity pool returns temporary credentials for a stable identity (R202)', async () => {
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
