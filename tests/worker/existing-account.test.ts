import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CLIENT_ID } from '#identity/settings.ts'
import { seal } from '#worker/auth/sealed.ts'
import { SEAL_KEYS } from '../sites.ts'
import { endOf, identity, type Person, rowsOf, someone, Visitor } from './federated.ts'
import { registered, sharedSite } from './member-site.ts'

const TOKEN_COOKIE = '__Host-integration'

const site = await sharedSite()
const PASSWORD = 'shirube-2026'
const PENDING = '__Host-pending-login'
const newVisitor = () => new Visitor(site.url)

const google = (email: string, more: Partial<Person> = {}): Person => ({
  ...someone('Google'),
  email,
  ...more,
})

/** A member who registered with an email address and signed in, in any browser. */
const byMail = async (visitor = newVisitor(), email = `${randomUUID()}@example.test`) => {
  await registered(site, email)
  await signInByMail(visitor, email)
  return { visitor, email }
}

/** The requests of `/login` for an email address and a password. */
const signInByMail = async (visitor: Visitor, email: string) => {
  const response = await fetch(`${identity}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENT_ID,
      AuthParameters: { USERNAME: email, PASSWORD },
    }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: other tests check the stand-in
  const { AccessToken, IdToken } = ((await response.json()) as any).AuthenticationResult
  const { username } = JSON.parse(Buffer.from(AccessToken.split('.')[1], 'base64url').toString())
  const pool = `CognitoIdentityServiceProvider.${CLIENT_ID}`
  visitor.jar.put(`${pool}.LastAuthUser`, username)
  visitor.jar.put(`${pool}.${username}.accessToken`, AccessToken)
  visitor.jar.put(`${pool}.${username}.idToken`, IdToken)
  return visitor.call('/v1/accounts/login', { token: IdToken, body: { loginAccountPayload: {} } })
}

const accountOf = async (visitor: Visitor) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
  ((await (await visitor.call('/v1/accounts/authorize')).json()) as any).data?.account

const providersOf = async (visitor: Visitor) =>
  (await accountOf(visitor)).auths.map(({ provider }: { provider: string }) => provider).sort()

const linkBy = async (visitor: Visitor, token?: string) => {
  if (token === undefined) await visitor.integrationToken()
  else visitor.jar.put(TOKEN_COOKIE, await seal(SEAL_KEYS.split(','), TOKEN_COOKIE, token, 60))
  return visitor.visit('/login/link?return=/spots')
}

test('a first sign-in with Google with the verified address of a password account leads to that account, and is linked after one sign-in', async () => {
  const { email } = await byMail()
  const rows = await rowsOf(site)
  const visitor = newVisitor()
  const response = await visitor.signIn(google(email.toUpperCase()), { return: '/spots' })
  expect(endOf(response)).toEqual([302, '/login?link=Google&by=Cognito&return=%2Fspots', null])
  expect(await rowsOf(site)).toEqual(rows)
  expect(visitor.jar.names(/^Cognito/)).toEqual([])
  expect(visitor.jar.cookies.get(PENDING)).toMatchObject({ sameSite: 'Lax', isHttpOnly: true })

  expect((await signInByMail(visitor, email)).status).toBe(200)
  expect(endOf(await linkBy(visitor))).toEqual([302, '/spots', 'login-linked'])
  expect(await providersOf(visitor)).toEqual(['Cognito', 'Google'])
  expect(visitor.jar.value(PENDING)).toBeUndefined()
  const another = newVisitor()
  expect(endOf(await another.signIn(google(email)))).toEqual([302, '/@/home/topics', 'logged-in'])
  expect((await accountOf(another)).id).toBe((await accountOf(visitor)).id)
})

test('the reverse: a registration by email leads to the account of Google, and is linked by signing in there', async () => {
  const email = `${randomUUID()}@gmail.test`
  const first = newVisitor()
  await first.signIn(google(email))
  const visitor = newVisitor()
  await registered(site, email)
  const refused = await signInByMail(visitor, email)
  visitor.jar.store(refused)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    data: { existingAccount: { providers: ['Google'] } },
    errors: [{ code: 'E10409', message: 'このメールアドレスのアカウントがあります。' }],
  })
  for (const name of visitor.jar.names(/^Cognito/)) visitor.jar.cookies.delete(name)
  expect(endOf(await visitor.signIn(google(email), { account: 'link' }))).toEqual([
    302,
    '/@/home/topics',
    'login-linked',
  ])
  expect(await providersOf(visitor)).toEqual(['Cognito', 'Google'])
})

test('another account is created on request, only after the notice', async () => {
  const { email, visitor: owner } = await byMail()
  const visitor = newVisitor()
  expect(endOf(await visitor.signIn(google(email), { account: 'new' }))[1]).toContain('/login?link=')
  expect(endOf(await visitor.signIn(google(email), { account: 'new' }))).toEqual([
    302,
    '/@/home/topics',
    'logged-in',
  ])
  expect((await accountOf(visitor)).id).not.toBe((await accountOf(owner)).id)
  expect(visitor.jar.value(PENDING)).toBeUndefined()
})

test('an address that the provider has not confirmed matches no account', async () => {
  const { email, visitor: owner } = await byMail()
  for (const person of [google(email, { unverified: '1' }), { ...someone('LINE'), email }]) {
    const visitor = newVisitor()
    expect(endOf(await visitor.signIn(person))).toEqual([302, '/@/home/topics', 'logged-in'])
    expect((await accountOf(visitor)).id).not.toBe((await accountOf(owner)).id)
  }
  expect(await providersOf(owner)).toEqual(['Cognito'])
})

test('another person who signs in in the same browser gets no access to the pending link', async () => {
  const { email } = await byMail()
  const { email: others } = await byMail()
  const visitor = newVisitor()
  await visitor.signIn(google(email))
  await signInByMail(visitor, others)
  expect(endOf(await linkBy(visitor))).toEqual([302, '/spots', 'login-link-other-mail'])
  expect(await providersOf(visitor)).toEqual(['Cognito'])
})

test('nothing is linked with the token of another account, without one, a second time, or from a copied cookie', async () => {
  const { email } = await byMail()
  const attacker = await byMail()
  const visitor = newVisitor()
  await visitor.signIn(google(email))
  await signInByMail(visitor, email)
  const rows = async () => JSON.stringify((await rowsOf(site)) as { account_auths: object }['account_auths'])
  for (const token of [await attacker.visitor.integrationToken(), '', 'x.y.z']) {
    const copy = visitor.copy()
    const before = await rows()
    expect(endOf(await linkBy(copy, token))).toEqual([302, '/spots', 'login-not-linked'])
    expect(await rows()).toBe(before)
  }
  const copy = visitor.copy()
  const token = await visitor.integrationToken()
  expect(endOf(await linkBy(visitor, token))[2]).toBe('login-linked')
  expect(endOf(await linkBy(visitor))[2]).toBe('login-link-late')
  expect(endOf(await linkBy(copy, token))[2]).toBe('login-not-linked')
  expect(await providersOf(visitor)).toEqual(['Cognito', 'Google'])
})

test('a signed-in member cannot start another sign-in by a provider, and is led to the page for switching (§4)', async () => {
  const { visitor } = await byMail()
  const response = await visitor.visit('/login/start?provider=LINE&return=/spots')
  expect(endOf(response)).toEqual([302, '/login?return=%2Fspots', 'already-logged-in'])
  expect(visitor.jar.names(/^__Host-login-/)).toEqual([])
})
