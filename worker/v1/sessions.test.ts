import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import {
  call,
  claimsOf,
  identityOf,
  login,
  registered,
  sharedSite,
  sign,
  tokensOf,
} from '#tests/worker/member-site.ts'

const site = await sharedSite()
const { pool } = site

const aPerson = async () => {
  const tokens = await tokensOf(site, (await registered(site)).sub)
  await login(site, tokens.id)
  return tokens
}

const later = () => Math.floor(Date.now() / 1000) + 3

/** A sign-in of that person in the near future. */
const signedInLater = (sub: string) => sign(site, { ...claimsOf(site, 'access', sub), auth_time: later() })

const statusOf = async (endpoint: string, token: string) => (await call(site, endpoint, { token })).status

test('signing out everywhere ends every earlier session of the account at once, and allows a new one', async () => {
  const [one, other] = [await aPerson(), await aPerson()]
  const requested = await call(site, 'POST /account-auth-integrations', { token: one.access })
  const google = await tokensOf(site, undefined, identityOf('Google'))
  await login(site, google.id, requested.body.data.accountAuthIntegration.integrationToken, one.access)
  const started = await call(site, 'POST /account-auth-integrations', { token: one.access })

  const { status, body } = await call(site, 'DELETE /me/sessions', { token: one.access })
  expect([status, body]).toEqual([200, { data: { result: true } }])
  for (const token of [one.access, google.access]) {
    expect(await statusOf('GET /me', token)).toBe(401)
    expect(await statusOf('POST /accounts/authorize', token)).toBe(401)
    expect(await statusOf('POST /account-auth-integrations', token)).toBe(401)
  }
  expect((await login(site, one.id)).status).toBe(401)
  const token = started.body.data.accountAuthIntegration.integrationToken
  const line = await tokensOf(site, undefined, identityOf('LINE'))
  expect((await login(site, line.id, token, one.access)).status).toBe(410)
  expect(await statusOf('GET /me', other.access)).toBe(200)
  expect(await statusOf('GET /me', await signedInLater(one.sub))).toBe(200)
})

test('a token renewed since then belongs to the same session, and is refused too', async () => {
  const { sub, access } = await aPerson()
  await call(site, 'DELETE /me/sessions', { token: access })
  const { auth_time } = decodeJwt(access)
  const claims = { ...claimsOf(site, 'access', sub), auth_time, iat: later(), jti: 'renewed' }
  const renewed = await sign(site, claims)
  expect(await statusOf('GET /me', renewed)).toBe(401)
})

test('when the pool cannot be reached or refuses, no session ends and the answer is an error', async () => {
  const { access } = await aPerson()
  for (const behaviour of ['cut', { status: 400, type: 'InternalErrorException' }] as const) {
    pool.behaviour = behaviour
    const { status, body } = await call(site, 'DELETE /me/sessions', { token: access })
    expect(status).toBe(503)
    expect(body.errors[0].message).toContain('ほかの端末をログアウトできませんでした')
    expect(await statusOf('GET /me', access)).toBe(200)
  }
})

test('a sign-out everywhere that stopped after the pool had done its part can be repeated', async () => {
  const { access } = await aPerson()
  pool.behaviour = { status: 400, type: 'NotAuthorizedException' }
  expect(await statusOf('DELETE /me/sessions', access)).toBe(200)
  pool.behaviour = 'passes'
  expect(await statusOf('GET /me', access)).toBe(401)
})

test('without a session, sessions of others cannot be ended', async () => {
  const { id } = await aPerson()
  expect((await call(site, 'DELETE /me/sessions')).status).toBe(401)
  expect(await statusOf('DELETE /me/sessions', id)).toBe(401)
})
