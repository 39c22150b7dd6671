import { decodeJwt } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { call, testClock } from './amplify.fixture.ts'
import { createAuthenticator } from './authenticator.fixture.ts'
import { PASSWORD } from './people.ts'
import { CLIENT_ID } from './settings.ts'
import { sharedSigningKey } from './signing-key.fixture.ts'
import { startIdentity } from './start.ts'

const MEMBER = 'member@tabishirube.test'

const start = async (options = {}) => {
  const identity = await startIdentity({ port: 0, signingKey: await sharedSigningKey(), ...options })
  onTestFinished(identity.stop)
  const send = async (operation: string, input: object) =>
    (await call(identity.origin, operation, input)).body
  const initiate = (AuthFlow: string, AuthParameters: object) =>
    send('InitiateAuth', { ClientId: CLIENT_ID, AuthFlow, AuthParameters })
  const signInByPassword = async (USERNAME: string): Promise<string> =>
    (await initiate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD })).AuthenticationResult.AccessToken
  const challenge = async (AccessToken: string): Promise<string> =>
    (await send('StartWebAuthnRegistration', { AccessToken })).CredentialCreationOptions.challenge
  const beginByPasskey = async (USERNAME: string) => {
    const begun = await initiate('USER_AUTH', { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' })
    return { ...begun, options: JSON.parse(begun.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? 'null') }
  }
  const answer = (USERNAME: string, Session: string, credential: object) =>
    send('RespondToAuthChallenge', {
      ClientId: CLIENT_ID,
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(credential) },
    })
  return { send, signInByPassword, challenge, beginByPasskey, answer, initiate }
}

const register = async (at: Awaited<ReturnType<typeof start>>, AccessToken: string, options = {}) => {
  const passkey = createAuthenticator(options)
  const Credential = passkey.create(await at.challenge(AccessToken))
  return { passkey, result: await at.send('CompleteWebAuthnRegistration', { AccessToken, Credential }) }
}

test('a passkey is registered, listed, signs in and is removed (R127)', async () => {
  const at = await start()
  const AccessToken = await at.signInByPassword(MEMBER)
  const { passkey, result } = await register(at, AccessToken)
  expect(result).toEqual({})
  expect(await at.send('ListWebAuthnCredentials', { AccessToken })).toEqual({
    Credentials: [
      {
        CredentialId: passkey.id,
        FriendlyCredentialName: 'パスキー 1',
        RelyingPartyId: 'localhost',
        AuthenticatorAttachment: 'platform',
        AuthenticatorTransports: ['internal'],
        CreatedAt: expect.any(Number),
      },
    ],
  })
  const { ChallengeName, Session, options } = await at.beginByPasskey(MEMBER)
  expect(ChallengeName).toBe('WEB_AUTHN')
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: passkey.id }] })
  const signed = await at.answer(MEMBER, Session, passkey.get(options.challenge))
  expect(decodeJwt(signed.AuthenticationResult.IdToken).email).toBe(MEMBER)
  await at.send('DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.id })
  expect(await at.send('ListWebAuthnCredentials', { AccessToken })).toEqual({ Credentials: [] })
  expect((await at.beginByPasskey(MEMBER)).ChallengeName).toBe('SELECT_CHALLENGE')
  const again = await at.send('DeleteWebAuthnCredential', { AccessToken, CredentialId: passkey.id })
  expect(again.__type).toBe('ResourceNotFoundException')
})

test('a passkey is one of the first factors, and another one can be chosen instead', async () => {
  const at = await start()
  await register(at, await at.signInByPassword(MEMBER))
  const { AvailableChallenges } = await at.initiate('USER_AUTH', { USERNAME: MEMBER })
  expect(AvailableChallenges).toEqual(['WEB_AUTHN', 'PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'])
  const { Session } = await at.beginByPasskey(MEMBER)
  const answer = await at.send('RespondToAuthChallenge', {
    ClientId: CLIENT_ID,
    ChallengeName: 'SELECT_CHALLENGE',
    Session,
    ChallengeResponses: { USERNAME: MEMBER, ANSWER: 'EMAIL_OTP' },
  })
  expect(answer.ChallengeName).toBe('EMAIL_OTP')
})

test("another person's passkey, another site's signature and an old one are refused", async () => {
  const at = await start()
  const { passkey } = await register(at, await at.signInByPassword(MEMBER))
  const { passkey: editors } = await register(at, await at.signInByPassword('editor@tabishirube.test'))
  const refused = { __type: 'NotAuthorizedException' }
  const attempt = async (make: (challenge: string) => object) => {
    const { Session, options } = await at.beginByPasskey(MEMBER)
    return at.answer(MEMBER, Session, make(options.challenge))
  }
  expect(await attempt((challenge) => editors.get(challenge))).toMatchObject(refused)
  expect(await attempt((challenge) => ({ ...editors.get(challenge), id: passkey.id }))).toMatchObject(refused)
  expect(await attempt((challenge) => passkey.get(challenge, 'https://evil.example'))).toMatchObject(refused)
  expect(await attempt(() => passkey.get('another-challenge'))).toMatchObject(refused)
  const { Session, options } = await at.beginByPasskey(MEMBER)
  const signed = passkey.get(options.challenge)
  expect(await at.answer(MEMBER, Session, signed)).toHaveProperty('AuthenticationResult')
  expect(await at.answer(MEMBER, Session, signed)).toMatchObject(refused)
  expect(await attempt(() => signed)).toMatchObject(refused)
})

test('a passkey is registered for a valid challenge of the own site only, once (R244)', async () => {
  const clock = testClock()
  const at = await start({ now: clock.now })
  const AccessToken = await at.signInByPassword(MEMBER)
  const complete = async (Credential: object) =>
    (await at.send('CompleteWebAuthnRegistration', { AccessToken, Credential })).__type
  const passkey = createAuthenticator()
  expect(await complete(passkey.create('no-challenge'))).toBe('WebAuthnChallengeNotFoundException')
  await at.challenge(AccessToken)
  expect(await complete(passkey.create('another-challenge'))).toBe('WebAuthnChallengeNotFoundException')
  const elsewhere = passkey.create(await at.challenge(AccessToken), 'https://evil.example')
  expect(await complete(elsewhere)).toBe('WebAuthnOriginNotAllowedException')
  const other = createAuthenticator({ rpId: 'evil.example' }).create(await at.challenge(AccessToken))
  expect(await complete(other)).toBe('WebAuthnRelyingPartyMismatchException')
  const late = passkey.create(await at.challenge(AccessToken))
  clock.forward(180)
  expect(await complete(late)).toBe('WebAuthnChallengeNotFoundException')
  const right = passkey.create(await at.challenge(AccessToken))
  expect(await complete(right)).toBeUndefined()
  expect(await complete(right)).toBe('WebAuthnChallengeNotFoundException')
  const twice = passkey.create(await at.challenge(AccessToken))
  expect(await complete(twice)).toBe('WebAuthnCredentialNotSupportedException')
})

test('a passkey without user verification does not replace a second factor', async () => {
  const at = await start()
  const AccessToken = await at.signInByPassword(MEMBER)
  const { passkey } = await register(at, AccessToken, { verifiesUser: false })
  await at.send('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } })
  const { Session, options } = await at.beginByPasskey(MEMBER)
  const next = await at.answer(MEMBER, Session, passkey.get(options.challenge))
  expect(next.ChallengeName).toBe('EMAIL_OTP')
})
