import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { call as callIdentity } from '#identity/amplify.fixture.ts'
import { PASSWORD } from '#identity/people.ts'
import { CLIENT_ID } from '#identity/settings.ts'
import { development, identity, production } from './client.ts'
import { call } from './member-site.ts'

const COOKIE = createHash('md5').update('tabishirube.test-user').digest('hex')

const signIn = async (username: string): Promise<{ AccessToken: string; IdToken: string }> => {
  const { body } = await callIdentity(identity, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: CLIENT_ID,
    AuthParameters: { USERNAME: username, PASSWORD },
  })
  return body.AuthenticationResult
}

test('a test user’s cookie alone is no session, on a development server or off it (R100, R191)', async () => {
  const { AccessToken, IdToken } = await signIn('admin@tabishirube.test')
  const values = [
    `${IdToken}~${AccessToken}`,
    `${IdToken} ${AccessToken}`,
    encodeURIComponent(JSON.stringify({ idToken: IdToken, accessToken: AccessToken })),
    AccessToken,
  ]
  for (const url of [production, development]) {
    expect((await call({ url }, 'GET /manage', { token: AccessToken })).status).toBe(200)
    for (const name of [COOKIE, 'test-user'])
      for (const value of values) {
        const headers = { cookie: `${name}=${value}` }
        for (const endpoint of ['GET /me', 'GET /manage', 'POST /accounts/leave'])
          expect([url, endpoint, (await call({ url }, endpoint, { headers })).status]).toEqual([
            url,
            endpoint,
            401,
          ])
      }
  }
})
