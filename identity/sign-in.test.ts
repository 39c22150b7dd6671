import { fetchAuthSession, signIn } from 'aws-amplify/auth'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { startWithAmplify } from './amplify.fixture.ts'
import { PASSWORD } from './people.ts'
import { CLIENT_ID, issuerOf, USER_POOL_ID } from './settings.ts'

const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }

test('a stock client signs in by SRP and gets the tokens the site needs (R12, R120, R201)', async () => {
  const { origin } = await startWithAmplify()
  expect(await signIn(MEMBER)).toEqual({ isSignedIn: true, nextStep: { signInStep: 'DONE' } })
  const { tokens, userSub } = await fetchAuthSession()
  const jwks = createRemoteJWKSet(new URL(`${origin}/${USER_POOL_ID}/.well-known/jwks.json`))
  const options = { issuer: issuerOf(origin), algorithms: ['RS256'] }
  const access = await jwtVerify(String(tokens?.accessToken), jwks, options)
  expect(access.payload).toMatchObject({
    sub: userSub,
    username: userSub,
    client_id: CLIENT_ID,
    token_use: 'access',
    scope: 'aws.amazon.cognito.signin.user.admin',
    iat: expect.any(Number),
    origin_jti: expect.any(String),
  })
  const id = await jwtVerify(String(tokens?.idToken), jwks, { ...options, audience: CLIENT_ID })
  expect(id.payload).toMatchObject({
    sub: userSub,
    'cognito:username': userSub,
    token_use: 'id',
    email: MEMBER.username,
    email_verified: true,
  })
  expect(decodeProtectedHeader(String(tokens?.idToken)).kid).toBe(access.protectedHeader.kid)
})

test('a wrong password and an unknown name are refused alike (R243)', async () => {
  await startWithAmplify()
  const refusal = {
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  }
  await expect(signIn({ ...MEMBER, password: 'wrong-password' })).rejects.toMatchObject(refusal)
  await expect(signIn({ username: 'nobody@tabishirube.test', password: PASSWORD })).rejects.toMatchObject(
    refusal,
  )
})
