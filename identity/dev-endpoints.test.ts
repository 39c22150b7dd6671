import { request } from 'node:http'
import { confirmSignIn, resetPassword, signIn } from 'aws-amplify/auth'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { call, codeTo, configureAmplify, startWithAmplify, testClock } from './amplify.fixture.ts'
import { PASSWORD, PEOPLE } from './people.ts'
import { CLIENT_ID, identityVars } from './settings.ts'

const MEMBER = { username: 'member@tabishirube.test', password: PASSWORD }
const JSON_TYPE = { 'content-type': 'application/json' }

const post = (origin: string, path: string, body: object, headers: Record<string, string> = JSON_TYPE) =>
  fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })

/** A sign-in by a client with this name. */
const signInAs = (origin: string, client: string) =>
  fetch(`${origin}/`, {
    method: 'POST',
    headers: {
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      'user-agent': `Test Client/${client}`,
    },
    body: JSON.stringify({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: MEMBER.username, PASSWORD },
    }),
  })

test('the outbox lists sent messages, newest first, and current codes of authenticator apps', async () => {
  const clock = testClock()
  const { origin } = await startWithAmplify({ now: clock.now })
  const empty = await (await fetch(`${origin}/outbox`)).text()
  expect(empty).toContain('まだ何も届いていません。')
  await resetPassword({ username: MEMBER.username })
  const first = await codeTo(origin, MEMBER.username)
  clock.forward(1)
  await resetPassword({ username: MEMBER.username })
  await resetPassword({ username: 'editor@tabishirube.test' })
  const second = await codeTo(origin, MEMBER.username)
  const page = await fetch(`${origin}/outbox?to=${MEMBER.username}`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = await page.text()
  expect(text.indexOf(second)).toBeLessThan(text.lastIndexOf(first))
  expect(text).toContain('パスワードの再設定コード')
  expect(text).not.toContain('editor@tabishirube.test')
  expect(await (await fetch(`${origin}/outbox`)).text()).toContain('totp@tabishirube.test')
})

test('the sample people are listed, and each can sign in', async () => {
  const { origin } = await startWithAmplify()
  const { people, password, links } = await (await fetch(`${origin}/people.json`)).json()
  expect(links.map(({ href }: { href: string }) => href)).toEqual(['/_/login', `${origin}/outbox`])
  expect(people.map(({ email }: { email: string }) => email)).toEqual(PEOPLE.map(({ email }) => email))
  const roles = people.flatMap(({ role }: { role: string | null }) => role ?? [])
  expect(roles).toEqual(['admin', 'publisher', 'editor', 'contributor', 'support', 'member', 'member'])
  for (const { email, role, sub } of people)
    if (role) {
      const input = { ClientId: CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH' }
      const AuthParameters = { USERNAME: email, PASSWORD: password }
      const { body } = await call(origin, 'InitiateAuth', { ...input, AuthParameters })
      expect(decodeJwt(body.AuthenticationResult.IdToken)).toMatchObject({ sub, email })
    }
})

test('CORS allows pages of this machine to list the people, and no other origin', async () => {
  const { origin } = await startWithAmplify()
  const allowed = async (from: string) =>
    (await fetch(`${origin}/people.json`, { headers: { origin: from } })).headers.get(
      'access-control-allow-origin',
    )
  for (const from of ['http://localhost:8787', 'http://127.0.0.1:8787'])
    expect(await allowed(from)).toBe(from)
  for (const from of ['https://example.com', 'http://127.0.0.1.example.com', 'null'])
    expect(await allowed(from)).toBeNull()
})

test('a person can be created as a copy of a sample person', async () => {
  const { origin } = await startWithAmplify()
  const email = 'own@example.test'
  const made = await post(origin, '/people', { email, like: 'email-code@tabishirube.test' })
  expect(made.status).toBe(201)
  const { password } = await made.json()
  const { nextStep } = await signIn({ username: email, password })
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE')
  await confirmSignIn({ challengeResponse: await codeTo(origin, email) })
  for (const wrong of [{ email: 'none' }, { email, like: 'nobody@tabishirube.test' }, { email, sub: 'x' }])
    expect((await post(origin, '/people', wrong)).status).toBe(422)
})

test('a fault affects its client only, the given number of times (R245)', async () => {
  const { origin } = await startWithAmplify()
  await post(origin, '/faults', { client: 'one', kind: 'error', target: 'InitiateAuth', times: 1 })
  await post(origin, '/faults', { client: 'two', kind: 'throttle' })
  expect((await signInAs(origin, 'three')).status).toBe(200)
  const broken = await signInAs(origin, 'one')
  expect([broken.status, (await broken.json()).__type]).toEqual([500, 'InternalErrorException'])
  // Browsers must be able to read it.
  expect(broken.headers.get('access-control-allow-origin')).toBe('*')
  expect((await signInAs(origin, 'one')).status).toBe(200)
  const throttled = await signInAs(origin, 'two')
  expect([throttled.status, (await throttled.json()).__type]).toEqual([429, 'TooManyRequestsException'])
  await fetch(`${origin}/faults?client=two`, { method: 'DELETE' })
  expect((await signInAs(origin, 'two')).status).toBe(200)
})

test('a fault can cut one connection', async () => {
  const { origin } = await startWithAmplify()
  await post(origin, '/faults', { client: 'cut', kind: 'cut', times: 1 })
  await expect(signInAs(origin, 'cut')).rejects.toThrow('fetch failed')
  expect((await signInAs(origin, 'cut')).status).toBe(200)
})

test('a stock client retries transient errors (R245, R252)', async () => {
  const { origin } = await startWithAmplify()
  configureAmplify(origin, 'stock')
  const fault = { client: 'stock', kind: 'error', target: 'InitiateAuth' }
  await post(origin, '/faults', { ...fault, times: 2 })
  expect((await signIn(MEMBER)).isSignedIn).toBe(true)
})

test('faults skew the clock and shorten tokens for their client (R132)', async () => {
  const { origin } = await startWithAmplify()
  const storage = configureAmplify(origin, 'skewed')
  await post(origin, '/faults', { client: 'skewed', kind: 'skew', seconds: -600 })
  await post(origin, '/faults', { client: 'skewed', kind: 'expiry', seconds: 60 })
  await signIn(MEMBER)
  const stored = (name: string) => [...storage.items].find(([key]) => key.endsWith(`.${name}`))?.[1] ?? ''
  const { iat = 0, exp = 0 } = decodeJwt(stored('accessToken'))
  expect(exp - iat).toBe(60)
  expect(Math.abs(Date.now() / 1000 - 600 - iat)).toBeLessThan(30)
  expect(Math.abs(Number(stored('clockDrift')) + 600_000)).toBeLessThan(30_000)
})

test('refuses requests from other origins', async () => {
  const { origin } = await startWithAmplify()
  const simple = { 'content-type': 'text/plain', origin: 'https://evil.example' }
  expect((await post(origin, '/people', { email: 'evil@example.test' }, simple)).status).toBe(422)
  expect((await post(origin, '/faults', { kind: 'error' }, simple)).status).toBe(422)
  const outbox = await fetch(`${origin}/outbox.json`, { headers: { origin: 'https://evil.example' } })
  expect(outbox.headers.get('access-control-allow-origin')).toBeNull()
  // DNS rebinding: a foreign host name that resolves to this machine.
  const status = await new Promise((resolve) =>
    request(`${origin}/outbox.json`, { headers: { host: 'evil.example' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).end(),
  )
  expect(status).toBe(421)
})

test('browsers may call the API from any origin, and read the type of an error', async () => {
  const { origin } = await startWithAmplify()
  const preflight = await fetch(`${origin}/`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:8787',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-amz-target,x-amz-user-agent,cache-control',
    },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-amz-target')
  const { status, headers, body } = await call(origin, 'GetUser', { AccessToken: 'x' })
  expect(status).toBe(400)
  expect(body).toEqual({ __type: 'NotAuthorizedException', message: 'Invalid Access Token' })
  expect(headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:')
  expect(headers.get('access-control-expose-headers')).toContain('x-amzn-errortype')
})

test.each([
  ['Nothing', {}, 'UnknownOperationException'],
  ['constructor', {}, 'UnknownOperationException'],
  [
    'InitiateAuth',
    { ClientId: 'another', AuthFlow: 'USER_AUTH', AuthParameters: {} },
    'ResourceNotFoundException',
  ],
  ['InitiateAuth', { ClientId: CLIENT_ID, AuthFlow: 'ADMIN_NO_SRP_AUTH' }, 'InvalidParameterException'],
  ['ConfirmSignUp', { ClientId: CLIENT_ID }, 'InvalidParameterException'],
])('%s with %o is refused: %s', async (operation, input, type) => {
  const { origin } = await startWithAmplify()
  expect(await call(origin, operation, input)).toMatchObject({ status: 400, body: { __type: type } })
})

test('identityVars contains all settings of a pool (R181)', () => {
  expect(identityVars('http://127.0.0.1:9229')).toEqual({
    AUTH_REGION: 'ap-northeast-1',
    USER_POOL_ID: 'ap-northeast-1_shirube',
    USER_POOL_CLIENT_ID: 'tabishirube-web',
    IDENTITY_POOL_ID: 'ap-northeast-1:00000000-0000-4000-8000-000000000001',
    USER_POOL_ENDPOINT: 'http://127.0.0.1:9229/',
    IDENTITY_POOL_ENDPOINT: 'http://127.0.0.1:9229/',
    AUTH_ISSUER: 'http://127.0.0.1:9229/ap-northeast-1_shirube',
    OAUTH_ORIGIN: 'http://127.0.0.1:9229',
    OAUTH_RESPONSE_TYPE: 'code',
    PASSWORD_MIN_LENGTH: '6',
    MAIL_FROM: 'news@tabishirube.test',
    MAIL_OUTBOX: 'http://127.0.0.1:9229/outbox/mails',
  })
})

test('the outbox has mails of the site, with their links and their looks', async () => {
  const { origin } = await startWithAmplify()
  const mail = {
    to: 'yomu@example.jp',
    subject: '冬の号 <b>',
    html: '<!doctype html><p style="color:#123">雪のたより</p>',
    text: '雪のたより\nhttps://tabishirube.example/newsletter/unsubscribe?token=x',
    headers: { 'List-Unsubscribe': '<https://tabishirube.example/>' },
  }
  expect((await post(origin, '/outbox/mails', mail)).status).toBe(201)
  for (const wrong of [
    { ...mail, to: 'yomu' },
    { ...mail, html: '' },
    { ...mail, more: 1 },
  ])
    expect((await post(origin, '/outbox/mails', wrong)).status).toBe(422)
  const { messages } = await (await fetch(`${origin}/outbox.json?to=yomu@example.jp`)).json()
  expect(messages).toEqual([expect.objectContaining({ ...mail, medium: 'EMAIL' })])
  const page = await (await fetch(`${origin}/outbox`)).text()
  expect(page).toContain('冬の号 &lt;b&gt;')
  expect(page).toContain('<a href="https://tabishirube.example/newsletter/unsubscribe?token=x">')
  const shown = await fetch(`${origin}/outbox/mails/${messages[0].id}`)
  expect(await shown.text()).toBe(mail.html)
  expect(shown.headers.get('content-security-policy')).toContain(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  expect((await fetch(`${origin}/outbox/mails/nothing`)).status).toBe(404)
})
