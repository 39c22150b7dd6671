import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { serveOwnSite } from '../sites.ts'
import { consent, endOf, identity, rowsOf, someone, Visitor } from './federated.ts'

type Tokens = Record<'id_token' | 'access_token' | 'refresh_token' | 'token_type', string>
type Answer = (tokens: Tokens, response: ServerResponse, request: IncomingMessage) => void

/** The provider's answer, changed by a test. */
let answer: Answer = () => {}
const requests: string[] = []

/** A proxy between the site and the stand-in whose answers a test changes. */
const between = createServer(async (request, response) => {
  const body = await text(request)
  if (request.url !== '/oauth2/token') {
    requests.push(`${request.headers['x-amz-target']} ${body}`)
    return response.end('{}')
  }
  const real = await fetch(`${identity}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  answer((await real.json()) as Tokens, response, request)
})
await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
const provider = `http://127.0.0.1:${(between.address() as AddressInfo).port}`

const site = await serveOwnSite('wrong-provider', {
  onLog: () => {},
  vars: { OAUTH_ORIGIN: provider, USER_POOL_ENDPOINT: `${provider}/` },
})
afterAll(async () => {
  await site.stop()
  between.close()
})

const json = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Visits the real consent page, and returns to the site. */
const signIn = async (visitor: Visitor) => {
  const authorize = await visitor.begin({ provider: 'LINE' })
  const real = new URL(authorize.pathname + authorize.search, identity)
  return visitor.visit(await consent(real, someone()), 'from another site')
}

/** Tokens of a user who signed in elsewhere. */
let others: Tokens
answer = (tokens, response) => {
  others = tokens
  json(response, tokens)
}
const honest = new Visitor(site.url.origin)
const first = await signIn(honest)

test('control: a correct provider is accepted', () => {
  expect(endOf(first)).toEqual([302, '/@/home/topics', 'logged-in'])
})

const part = (token: string, index: number) => token.split('.')[index] ?? ''
const WRONG: [string, Answer][] = [
  ['no connection', (_, response) => response.destroy()],
  ['an error', (_, response) => json(response, { error: 'server_error' }, 500)],
  ['tokens with an error status', (tokens, response) => json(response, tokens, 400)],
  ['a redirect', (_, response) => response.writeHead(302, { location: `${provider}/elsewhere` }).end()],
  ['no JSON', (_, response) => response.end('<html>')],
  ['nothing', (_, response) => json(response, {})],
  ['no access token', ({ access_token: _, ...rest }, response) => json(response, rest)],
  ['no refresh token', ({ refresh_token: _, ...rest }, response) => json(response, rest)],
  ['another kind of token', (tokens, response) => json(response, { ...tokens, token_type: 'mac' })],
  ['the tokens of somebody else', (_, response) => json(response, others)],
  [
    'the access token of somebody else',
    (tokens, response) => json(response, { ...tokens, access_token: others.access_token }),
  ],
  [
    'an access token for an id token',
    (tokens, response) => json(response, { ...tokens, id_token: tokens.access_token }),
  ],
  [
    'an id token for an access token',
    (tokens, response) => json(response, { ...tokens, access_token: tokens.id_token }),
  ],
  [
    'an id token with another signature',
    (tokens, response) =>
      json(response, {
        ...tokens,
        id_token: `${tokens.id_token.replace(/[^.]*$/, '')}${part(others.id_token, 2)}`,
      }),
  ],
  [
    'an unsigned id token',
    (tokens, response) => {
      const none = Buffer.from('{"alg":"none"}').toString('base64url')
      json(response, { ...tokens, id_token: `${none}.${part(tokens.id_token, 1)}.` })
    },
  ],
  [
    'a refresh token that no cookie holds',
    (tokens, response) => json(response, { ...tokens, refresh_token: 'x'.repeat(4000) }),
  ],
]

test.each(WRONG)('a provider response with %s is refused (R145, R233, R239)', async (_, wrong) => {
  answer = wrong
  const [visitor, rows] = [new Visitor(site.url.origin), await rowsOf(site)]
  expect(endOf(await signIn(visitor))).toEqual([302, '/login', 'login-failed'])
  expect(visitor.jar.names()).toEqual(['notice'])
  expect(await rowsOf(site)).toEqual(rows)
})

test('refused tokens are revoked', async () => {
  let refreshToken = ''
  answer = (tokens, response) => {
    refreshToken = tokens.refresh_token
    json(response, { ...tokens, id_token: others.id_token })
  }
  await signIn(new Visitor(site.url.origin))
  await expect.poll(() => requests.join('\n')).toContain(refreshToken)
  expect(requests.at(-1)).toMatch(/^AWSCognitoIdentityProviderService\.RevokeToken /)
})

test('adding a login leaves no session at the provider', async () => {
  let refreshToken = ''
  answer = (tokens, response) => {
    refreshToken = tokens.refresh_token
    json(response, tokens)
  }
  await honest.integrationToken()
  const authorize = await honest.begin({ provider: 'Google', account: 'add' })
  const real = new URL(authorize.pathname + authorize.search, identity)
  expect((await honest.visit(await consent(real, someone('Google')), 'from another site')).status).toBe(200)
  expect(requests.at(-1)).toContain(refreshToken)
  expect(endOf(await honest.visit('/login/integration'))[2]).toBe('login-added')
})
