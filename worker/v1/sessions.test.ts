import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import {
  call,
  cameBy,
  claimsOf,
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

/** As if that person signed in a moment from now. */
const signedInLater = (sub: string) => sign(site, { ...claimsOf(site, 'access', sub), auth_time: later() })

const statusOf = async (door: string, token: string) => (await call(site, door, { token })).status

test('signing out everywhere refuses every earlier sign-in of the account at once, and lets a new one in', async () => {
  const [one, other] = [await aPerson(), await aPerson()]
  const asked = await call(site, 'POST /account-auth-integrations', { token: one.access })
  const google = await tokensOf(site, undefined, cameBy('Google'))
  await login(site, google.id, asked.body.data.accountAuthIntegration.integrationToken, one.access)
  const begun = await call(site, 'POST /account-auth-integrations', { token: one.access })

  const { status, body } = await call(site, 'DELETE /me/sessions', { token: one.access })
  expect([status, body]).toEqual([200, { data: { result: true } }])
  for (const token of [one.access, google.access]) {
    expect(await statusOf('GET /me', token)).toBe(401)
    expect(await statusOf('POST /accounts/authorize', token)).toBe(401)
    expect(await statusOf('POST /account-auth-integrations', token)).toBe(401)
  }
  expect((await login(site, one.id)).status).toBe(401)
  const token = begun.body.data.accountAuthIntegration.integrationToken
  const line = await tokensOf(site, undefined, cameBy('LINE'))
  expect((await login(site, line.id, token, one.access)).status).toBe(410)
  expect(await statusOf('GET /me', other.access)).toBe(200)
  expect(await statusOf('GET /me', await signedInLater(one.sub))).toBe(200)
})

test('a token that was renewed since is of the same sign-in, and refused too', async () => {
  const { sub, access } = await aPerson()
  await call(site, 'DELETE /me/sessions', { token: access })
  const { auth_time } = decodeJwt(access)
  const claims = { ...claimsOf(site, 'access', sub), auth_time, iat: later(), jti: 'renewed' }
  const renewed = await sign(site, claims)
  expect(await statusOf('GET /me', renewed)).toBe(401)
})

test('when the pool cannot be reached or refuses, no session ends and the answer says so', async () => {
  const { access } = await aPerson()
  for (const mood of ['cut', { status: 400, type: 'InternalErrorException' }] as const) {
    pool.mood = mood
    const { status, body } = await call(site, 'DELETE /me/sessions', { token: access })
    expect(status).toBe(503)
    expect(body.errors[0].message).toContain('ほかの端末をログアウトできませんでした')
    expect(await statusOf('GET /me', access)).toBe(200)
  }
  pool.mood = { status: 400, type: 'NotAuthorizedException' }
  expect(await statusOf('DELETE /me/sessions', access)).toBe(401)
  pool.mood = 'passes'
  expect(await statusOf('GET /me', access)).toBe(200)
})

test('nobody ends the sessions of others: without a session nothing is ended', async () => {
  const { id } = await aPerson()
  expect((await call(site, 'DELETE /me/sessions')).status).toBe(401)
  expect(await statusOf('DELETE /me/sessions', id)).toBe(401)
})
