import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { INTEGRATION_COOKIE } from '#domain/site/cookie-names.ts'
import { createIntegrationToken } from '#worker/auth/integration-token.ts'
import { seal } from '#worker/auth/sealed.ts'
import { SEAL_KEYS } from '../sites.ts'
import { consent, endOf, type Person, rowsOf, someone, Visitor } from './federated.ts'
import { sharedSite } from './member-site.ts'

const site = await sharedSite()
const db = await site.miniflare.getD1Database('DB')
const keys = SEAL_KEYS.split(',') as [string, ...string[]]
const SETTINGS = '/@/settings/integration'
const TOKEN_COOKIE = '__Host-integration'

const member = async (who = someone('LINE')) => {
  const visitor = new Visitor(site.url)
  await visitor.signIn(who)
  visitor.jar.cookies.delete('notice')
  return visitor
}

/** Up to the document that leads to `/login/integration`. */
const added = async (visitor: Visitor, who: Person, token?: string) => {
  if (token === undefined) await visitor.integrationToken()
  else visitor.jar.put(TOKEN_COOKIE, await seal(keys, TOKEN_COOKIE, token, 60))
  return visitor.signIn(who, { account: 'add' })
}

const accountOf = async (visitor: Visitor) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
  ((await (await visitor.call('/v1/accounts/authorize')).json()) as any).data.account

const providersOf = async (visitor: Visitor) =>
  (await accountOf(visitor)).auths.map(({ provider }: { provider: string }) => provider).sort()

/** The status of the refusal; the document leads to the page that shows the message. */
const expectRefused = async (response: Response, status: number, notice: string) => {
  expect(endOf(response)).toEqual([status, null, notice])
  expect(await response.text()).toContain(`href="${SETTINGS}"`)
}

test('adding a login keeps the session, and a document navigates on (R72, R144, R232, R257)', async () => {
  const visitor = await member()
  const session = visitor.jar.names(/^Cognito/).map((name) => visitor.jar.value(name))
  const callback = await added(visitor, someone('Google'))
  expect(endOf(callback)).toEqual([200, null, null])
  expect(callback.headers.get('cache-control')).toBe('no-store')
  expect(callback.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await callback.text()).toContain('href="/login/integration"')
  expect(visitor.jar.cookies.get(INTEGRATION_COOKIE)).toMatchObject({ sameSite: 'Strict', isHttpOnly: true })
  expect(endOf(await visitor.visit('/login/integration'))).toEqual([302, SETTINGS, 'login-added'])
  expect(visitor.jar.names(/^Cognito/).map((name) => visitor.jar.value(name))).toEqual(session)
  expect(visitor.jar.value(INTEGRATION_COOKIE)).toBeUndefined()
  expect(await providersOf(visitor)).toEqual(['Google', 'LINE'])
})

test('the token is in no URL, and nothing starts without its cookie', async () => {
  const visitor = await member()
  const token = await visitor.integrationToken()
  expect(visitor.jar.cookies.get(TOKEN_COOKIE)).toMatchObject({ sameSite: 'Strict', isHttpOnly: true })
  expect(visitor.jar.value(TOKEN_COOKIE)).not.toContain(token)
  const authorize = await visitor.begin({ provider: 'Google', account: 'add' })
  const callback = await consent(authorize, someone('Google'))
  const addresses = decodeURIComponent(`${authorize.href} ${callback.href}`)
  for (const part of token.split('.')) {
    expect(addresses).not.toContain(part)
    expect(addresses).not.toContain(Buffer.from(part).toString('hex'))
  }
  expect(authorize.searchParams.get('state')).toMatch(/^[A-Za-z0-9]{32}-64656661756c74$/)
  const [rest, again] = [visitor.copy(), await visitor.visit('/login/start?provider=Google&account=add')]
  expect(endOf(again)).toEqual([400, null, 'login-not-added'])
  await visitor.integrationToken()
  const elsewhere = await visitor.visit('/login/start?provider=Google&account=add', 'from another site')
  expect(endOf(elsewhere)).toEqual([400, null, 'login-not-added'])
  // A started sign-in can be completed.
  expect(endOf(await rest.visit(callback, 'from another site'))).toEqual([200, null, null])
})

test('the added login signs in to the same account', async () => {
  const [visitor, google] = [await member(), someone('Google')]
  await added(visitor, google)
  await visitor.visit('/login/integration')
  expect((await accountOf(await member(google))).id).toBe((await accountOf(visitor)).id)
})

test('a navigation from another site does not send the login to be added', async () => {
  const visitor = await member()
  await added(visitor, someone('Google'))
  expect(endOf(await visitor.visit('/login/integration', 'from another site'))).toEqual([302, SETTINGS, null])
  expect(await providersOf(visitor)).toEqual(['LINE'])
})

test('a second attempt finds nothing, and a copied cookie is refused with 410 (R141)', async () => {
  const visitor = await member()
  await added(visitor, someone('Google'))
  const copy = visitor.copy()
  await visitor.visit('/login/integration')
  const rows = await rowsOf(site)
  expect(endOf(await visitor.visit('/login/integration'))).toEqual([302, SETTINGS, null])
  await expectRefused(await copy.visit('/login/integration'), 410, 'login-add-used')
  expect(await rowsOf(site)).toEqual(rows)
})

test('a used token is refused with 410 for a new login, too', async () => {
  const visitor = await member()
  const token = await visitor.integrationToken()
  await added(visitor, someone('Google'), token)
  await visitor.visit('/login/integration')
  await added(visitor, someone('Facebook'), token)
  await expectRefused(await visitor.visit('/login/integration'), 410, 'login-add-used')
  expect(await providersOf(visitor)).toEqual(['Google', 'LINE'])
})

test('an expired token is refused with 410', async () => {
  const visitor = await member()
  const { id } = await accountOf(visitor)
  const owner = { accountId: id, sessionId: String(decodeJwt(visitor.token('accessToken')).origin_jti) }
  const token = await createIntegrationToken(db, owner, keys, new Date(Date.now() - 6 * 60 * 1000))
  await added(visitor, someone('Google'), token)
  await expectRefused(await visitor.visit('/login/integration'), 410, 'login-add-used')
})

test('an invalid or modified token adds nothing (R178)', async () => {
  const visitor = await member()
  const token = await visitor.integrationToken()
  const [header = '', payload = '', signature = ''] = token.split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const rows = await rowsOf(site)
  for (const bad of [
    `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `${header}.${payload.slice(1)}.${signature}`,
    `${none}.${payload}.`,
    'something',
  ]) {
    await added(visitor, someone('Google'), bad)
    await expectRefused(await visitor.visit('/login/integration'), 422, 'login-not-added')
  }
  expect(await rowsOf(site)).toEqual({ ...rows })
})

test('a token of another member is refused with 403', async () => {
  const [visitor, other] = [await member(), await member()]
  const rows = await rowsOf(site)
  const token = await other.integrationToken()
  await added(visitor, someone('Google'), token)
  await expectRefused(await visitor.visit('/login/integration'), 403, 'login-add-anothers')
  expect(await providersOf(other)).toEqual(['LINE'])
  expect(await rowsOf(site)).toMatchObject({
    account_auths: (rows as { account_auths: object[] }).account_auths,
  })
})

test('the pending login of one member is not added for another one in the same browser (swapped cookies)', async () => {
  const [visitor, other] = [await member(), await member()]
  await added(visitor, someone('Google'))
  other.jar.put(INTEGRATION_COOKIE, visitor.jar.value(INTEGRATION_COOKIE) ?? '')
  await expectRefused(await other.visit('/login/integration'), 403, 'login-add-anothers')
  expect([await providersOf(visitor), await providersOf(other)]).toEqual([['LINE'], ['LINE']])
})

test('the session is that of the access token, not of the cookie’s name (swapped cookies)', async () => {
  const [visitor, other] = [await member(), await member()]
  const [name = ''] = visitor.jar.names(/\.accessToken$/)
  for (const [token, status, notice] of [
    [other.token('accessToken'), 403, 'login-add-anothers'],
    [visitor.token('idToken'), 401, 'login-add-signed-out'],
    [visitor.token('accessToken').replace(/[^.]+$/, ''), 401, 'login-add-signed-out'],
  ] as const) {
    await added(visitor, someone('Google'))
    const swapped = visitor.copy()
    swapped.jar.put(name, token)
    const rows = await rowsOf(site)
    await expectRefused(await swapped.visit('/login/integration'), status, notice)
    expect(await rowsOf(site)).toEqual(rows)
  }
})

test('a signed-out visitor adds nothing (R235)', async () => {
  const visitor = await member()
  await added(visitor, someone('Google'))
  const signedOut = visitor.copy()
  for (const name of signedOut.jar.names(/^Cognito/)) signedOut.jar.cookies.delete(name)
  await expectRefused(await signedOut.visit('/login/integration'), 401, 'login-add-signed-out')
  expect(await providersOf(visitor)).toEqual(['LINE'])
})

test('a login of another account is refused with 403, a second one of the same provider with 409', async () => {
  const [visitor, google] = [await member(), someone('Google')]
  await member(google)
  await added(visitor, google)
  await expectRefused(await visitor.visit('/login/integration'), 403, 'login-add-joinable')
  await added(visitor, someone('LINE'))
  await expectRefused(await visitor.visit('/login/integration'), 409, 'login-add-present')
  expect(await providersOf(visitor)).toEqual(['LINE'])
})

test('cancelling at the provider leads back, still signed in, with nothing added (R145)', async () => {
  const visitor = await member()
  await visitor.integrationToken()
  const callback = await consent(await visitor.begin({ provider: 'Google', account: 'add' }), 'cancel')
  expect(endOf(await visitor.visit(callback, 'from another site'))).toEqual([
    302,
    SETTINGS,
    'login-cancelled',
  ])
  expect(await providersOf(visitor)).toEqual(['LINE'])
})

test.each([
  ['', 'nothing'],
  ['Google', 'one part'],
  ['Google default', 'the default custom state'],
  ['Google default a.b.c', 'the default custom state with a token'],
])('%j, %s, adds nothing and is cleared (R142, R178, R179)', async (record) => {
  const visitor = await member()
  visitor.jar.put(INTEGRATION_COOKIE, await seal(keys, INTEGRATION_COOKIE, record, 60))
  expect(endOf(await visitor.visit('/login/integration'))).toEqual([302, SETTINGS, null])
  expect(visitor.jar.value(INTEGRATION_COOKIE)).toBeUndefined()
})

test('a cookie sealed more than a minute ago adds nothing (R257)', async () => {
  const visitor = await member()
  const record = `Google ${await visitor.integrationToken()} ${visitor.token('idToken')}`
  visitor.jar.put(INTEGRATION_COOKIE, await seal(keys, INTEGRATION_COOKIE, record, 60, Date.now() - 61_000))
  expect(endOf(await visitor.visit('/login/integration'))).toEqual([302, SETTINGS, null])
})

test('an access token is no proof of a login', async () => {
  const visitor = await member()
  const record = `Google ${await visitor.integrationToken()} ${visitor.token('accessToken')}`
  visitor.jar.put(INTEGRATION_COOKIE, await seal(keys, INTEGRATION_COOKIE, record, 60))
  await expectRefused(await visitor.visit('/login/integration'), 401, 'login-add-signed-out')
})
