import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { IntegrationTokenResult } from '#domain/account/login-account.ts'
import { SEAL_KEYS } from '#tests/sites.ts'
import { call, dump, identityOf, login, sharedSite, tokensOf } from '#tests/worker/member-site.ts'
import { createIntegrationToken } from '../auth/integration-token.ts'

const site = await sharedSite()

const [NEW_KEY = '', OLD_KEY = ''] = SEAL_KEYS.split(',')

/** A member with an email address. */
const aMember = async () => {
  const tokens = await tokensOf(site)
  const { body } = await login(site, tokens.id)
  const sessionId = String(decodeJwt(tokens.access).origin_jti)
  return { ...tokens, accountId: body.data.account.id as string, sessionId }
}

const createToken = async (access: string): Promise<string> => {
  const { status, body } = await call(site, 'POST /account-auth-integrations', { token: access })
  expect(status).toBe(200)
  return body.data.accountAuthIntegration.integrationToken
}

const by = (provider: string) => tokensOf(site, undefined, identityOf(provider))
const providers = (body: { data: { account: { auths: { provider: string }[] } } }) =>
  body.data.account.auths.map(({ provider }) => provider)

/** The refusal of an action that must have changed nothing. */
const refusalOf = async (act: () => ReturnType<typeof call>) => {
  const before = await dump(site)
  const { status, body } = await act()
  expect(await dump(site)).toEqual(before)
  return [status, body.errors?.[0]?.code, body.errors?.[0]?.message]
}

const USED = [
  410,
  'E10410',
  'この連携の手続きは、すでに使われたか、期限が切れています。はじめからやり直してください。',
]
const NOT_OURS = [422, 'E10422', '連携の手続きを確認できませんでした。はじめからやり直してください。']
const ANOTHERS = [403, 'E10403', 'このログイン方法は、別のアカウントで使われています。']

test('a member adds another login and then signs in to the same account with it (R89, R194, R198)', async () => {
  const { access, accountId } = await aMember()
  const answer = await call(site, 'POST /account-auth-integrations', { token: access })
  expect(Object.keys(answer.body.data)).toEqual(['accountAuthIntegration'])
  const { integrationToken } = IntegrationTokenResult.parse(answer.body.data.accountAuthIntegration)
  // It is part of OAuth's state and, after a provider and a space, of a cookie.
  expect(integrationToken).toMatch(/^[\w.-]{1,400}$/)

  const google = await by('Google')
  const added = await login(site, google.id, integrationToken, access)
  expect(added.status).toBe(200)
  expect(added.body.data.account.id).toBe(accountId)
  expect(providers(added.body)).toEqual(['Cognito', 'Google'])
  expect((await login(site, google.id)).body.data.account.id).toBe(accountId)
  expect((await call(site, 'GET /me', { token: google.access })).body.data.account.id).toBe(accountId)
})

test('a used token is invalid, for the same login and for another one', async () => {
  const { access } = await aMember()
  const token = await createToken(access)
  const google = await by('Google')
  expect((await login(site, google.id, token, access)).status).toBe(200)
  const line = await by('LINE')
  expect(await refusalOf(() => login(site, google.id, token, access))).toEqual(USED)
  expect(await refusalOf(() => login(site, line.id, token, access))).toEqual(USED)
})

test('a token used twice concurrently succeeds once', async () => {
  const { access, accountId } = await aMember()
  const token = await createToken(access)
  const logins = await Promise.all(['Google', 'LINE', 'Facebook'].map(by))
  const answers = await Promise.all(logins.map(({ id }) => login(site, id, token, access)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  const { body } = await call(site, 'GET /me', { token: access })
  expect(body.data.account.id).toBe(accountId)
  expect(providers(body)).toHaveLength(2)
})

test('an expired token is invalid', async () => {
  const { access, ...requester } = await aMember()
  const long = new Date(Date.now() - 5 * 60 * 1000 - 1000)
  const token = await createIntegrationToken(site.db as never, requester, [NEW_KEY], long)
  const { id } = await by('Google')
  expect(await refusalOf(() => login(site, id, token, access))).toEqual(USED)
})

test('a token signed before the key was rotated is valid, one by an unknown key is not', async () => {
  const { access, ...requester } = await aMember()
  const now = new Date()
  const unknown = await createIntegrationToken(site.db as never, requester, ['x'.repeat(40)], now)
  const { id } = await by('Google')
  expect(await refusalOf(() => login(site, id, unknown, access))).toEqual(NOT_OURS)
  const old = await createIntegrationToken(site.db as never, requester, [OLD_KEY], now)
  expect((await login(site, id, old, access)).body.data.account.id).toBe(requester.accountId)
})

const forged = (key: string, accountId: string) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('account-auth-integration')
    .setSubject(accountId)
    .setJti('a0000000-0000-4000-8000-000000000001')
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(key))

test('a token that was tampered with is refused', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const token = await createToken(one.access)
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const swapped = Buffer.from(JSON.stringify({ ...claims, sub: other.accountId })).toString('base64url')
  const { id } = await by('Google')
  for (const tampered of [
    'default',
    `${header}.${swapped}.${signature}`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    token.slice(0, -4),
    `${token}x`,
    // The secret itself is not the signing key.
    await forged(NEW_KEY, other.accountId),
    one.access,
    one.id,
  ])
    expect(await refusalOf(() => login(site, id, tampered, one.access))).toEqual(NOT_OURS)
})

test('another member’s token adds nothing to their account, and removes nothing from mine', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const token = await createToken(one.access)
  expect(await refusalOf(() => login(site, other.id, token, one.access))).toEqual(ANOTHERS)
})

test('an existing login, or another one of the same provider, is not added', async () => {
  const { id, access } = await aMember()
  const google = await by('Google')
  await login(site, google.id, await createToken(access), access)
  const token = await createToken(access)
  expect(await refusalOf(() => login(site, google.id, token, access))).toEqual([
    409,
    'E10409',
    'このログイン方法は、すでに追加されています。',
  ])
  expect((await refusalOf(() => login(site, id, token, access)))[0]).toBe(409)
  const another = await by('Google')
  expect(await refusalOf(() => login(site, another.id, token, access))).toEqual([
    409,
    'E10409',
    '同じ種類のログイン方法が、すでに追加されています。入れ替えるときは、先にいまのものを削除してください。',
  ])
  const line = await by('LINE')
  expect((await login(site, line.id, token, access)).status).toBe(200)
})

const remove = (token: string, provider: string) =>
  call(site, `DELETE /account-auth-integrations/${provider}`, { token })

test('a login is removed, but never the last one, nor that of this session', async () => {
  const { access } = await aMember()
  expect(await refusalOf(() => remove(access, 'Cognito'))).toEqual([
    409,
    'E10409',
    '最後のログイン方法は削除できません。ほかの方法を追加してから削除してください。',
  ])
  const google = await by('Google')
  await login(site, google.id, await createToken(access), access)
  expect(await refusalOf(() => remove(access, 'Cognito'))).toEqual([
    409,
    'E10409',
    'いまのログインに使っている方法は削除できません。ほかの方法でログインしてから削除してください。',
  ])
  const removed = await remove(access, 'Google')
  expect([removed.status, providers(removed.body)]).toEqual([200, ['Cognito']])
  expect((await call(site, 'GET /me', { token: google.access })).status).toBe(401)
  expect((await refusalOf(() => remove(access, 'Cognito')))[0]).toBe(409)
})

test('sessions of a removed login do not come back when it is added again', async () => {
  const { access } = await aMember()
  const google = await by('Google')
  await login(site, google.id, await createToken(access), access)
  await remove(access, 'Google')
  const auth_time = Math.floor(Date.now() / 1000) + 2
  const anew = await tokensOf(site, google.sub, { ...identityOf('Google'), auth_time })
  expect((await login(site, anew.id, await createToken(access), access)).status).toBe(200)
  expect((await call(site, 'GET /me', { token: google.access })).status).toBe(401)
  expect((await login(site, google.id)).status).toBe(401)
  expect((await login(site, anew.id)).status).toBe(200)
})

test('of two sessions that remove each other’s login one succeeds', async () => {
  const { access } = await aMember()
  const google = await by('Google')
  await login(site, google.id, await createToken(access), access)
  const answers = await Promise.all([remove(access, 'Google'), remove(google.access, 'Cognito')])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const endpoints = await Promise.all(
    [access, google.access].map((token) => call(site, 'GET /me', { token })),
  )
  expect(endpoints.map(({ status }) => status).sort()).toEqual([200, 401])
})

test.each(['Google', 'google', 'Elsewhere', '%27%20OR%201%3D1', 'LINE%0D%0ASet-Cookie:%20evil=1'])(
  'a login that an account does not have cannot be removed: %s',
  async (provider) => {
    const { access } = await aMember()
    expect(await refusalOf(() => remove(access, provider))).toEqual([
      404,
      'E10404',
      'このログイン方法は追加されていません。',
    ])
  },
)
