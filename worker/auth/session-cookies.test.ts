import { type Context, Hono } from 'hono'
import { expect, test } from 'vitest'
import { CookieJar } from '#tests/cookie-jar.ts'
import {
  clearSession,
  fitsIntoCookies,
  readSession,
  type SessionTokens,
  writeSession,
} from './session-cookies.ts'

const CLIENT = 'tabishirube-web'
const TOKENS: SessionTokens = {
  username: 'LINE_U0123',
  accessToken: 'a.b-c_d.e',
  idToken: 'f.g.h',
  refreshToken: 'refresh',
}
const PREFIX = `CognitoIdentityServiceProvider.${CLIENT}`

const visit = async (jar: CookieJar, work: (c: Context) => unknown) => {
  const app = new Hono().get('/', async (c) => c.json((await work(c)) ?? null))
  const response = await app.request('/', { headers: jar.header('from another site') })
  jar.store(response)
  return response.json()
}
const write = (jar: CookieJar, tokens = TOKENS) => visit(jar, (c) => writeSession(c, CLIENT, tokens))

test('a session is the cookies that Amplify reads, for a year, readable by scripts (R253)', async () => {
  const jar = new CookieJar(() => 0)
  await write(jar)
  expect(Object.fromEntries([...jar.cookies].map(([name, { value }]) => [name, value]))).toEqual({
    [`${PREFIX}.LastAuthUser`]: 'LINE_U0123',
    [`${PREFIX}.LINE_U0123.accessToken`]: 'a.b-c_d.e',
    [`${PREFIX}.LINE_U0123.idToken`]: 'f.g.h',
    [`${PREFIX}.LINE_U0123.refreshToken`]: 'refresh',
    [`${PREFIX}.LINE_U0123.clockDrift`]: '0',
    [`${PREFIX}.LINE_U0123.oauthMetadata`]: '{%22oauthSignIn%22:true}',
  })
  for (const cookie of jar.cookies.values())
    expect(cookie).toMatchObject({ sameSite: 'Lax', isHttpOnly: false, expiresAt: 365 * 24 * 60 * 60 * 1000 })
})

test.each(['member@tabishirube.test', '旅 人', 'a;b=c', 'x\r\nSet-Cookie: evil=1'])(
  'a member called %j has names encoded like js-cookie, without injection',
  async (username) => {
    const jar = new CookieJar()
    await write(jar, { ...TOKENS, username })
    expect(jar.names()).toHaveLength(6)
    for (const name of jar.names())
      expect(name).toMatch(/^CognitoIdentityServiceProvider\.tabishirube-web\.[\w.%-]+$/)
    expect(await visit(jar, (c) => readSession(c, CLIENT))).toEqual({
      ...TOKENS,
      username,
      isFederated: true,
    })
  },
)

test('a new session replaces all earlier session cookies', async () => {
  const jar = new CookieJar()
  for (const name of [
    `${PREFIX}.attacker.accessToken`,
    `${PREFIX}.attacker.refreshToken`,
    `${PREFIX}.attacker%40x.signInDetails`,
    `${PREFIX}.a@b.idToken`,
    'CognitoIdentityServiceProvider.other-client.LastAuthUser',
    `${PREFIX}.LINE_U0123.accessToken`,
    `${PREFIX}.LINE_U0123.signInDetails`,
    `${PREFIX}.LastAuthUser`,
  ])
    jar.put(name, 'planted')
  jar.put(`${PREFIX}.LINE_U0123.deviceKey`, 'a trusted device')
  jar.put('shelf', 'kept')
  await write(jar)
  expect([...jar.cookies.values()].some(({ value }) => value === 'planted')).toBe(false)
  expect(
    jar.names(/^(?!.*(LastAuthUser|LINE_U0123\.(access|id|refresh)Token|clockDrift|oauthMetadata)$)/),
  ).toEqual([`${PREFIX}.LINE_U0123.deviceKey`, 'shelf'])
})

test('clearing removes the tokens of all clients, however their names are encoded, and nothing else', async () => {
  const jar = new CookieJar()
  await write(jar)
  jar.put(`${PREFIX}.a@b.idToken`, 'raw')
  jar.put('CognitoIdentityServiceProvider.other.x%20y.accessToken', 'other')
  jar.put('CognitoIdentityServiceProviderX.a.idToken', 'not ours')
  await visit(jar, clearSession)
  expect(jar.names()).toEqual(['CognitoIdentityServiceProviderX.a.idToken'])
})

test('tokens above the cookie size are detected before they are written', () => {
  expect(fitsIntoCookies(CLIENT, TOKENS)).toBe(true)
  for (const key of ['accessToken', 'idToken', 'refreshToken'] as const)
    expect(fitsIntoCookies(CLIENT, { ...TOKENS, [key]: 'x'.repeat(3990) })).toBe(false)
})

test('without a session nothing is read', async () => {
  expect(await visit(new CookieJar(), (c) => readSession(c, CLIENT))).toEqual({ isFederated: false })
})
