import { exportJWK, exportSPKI, generateKeyPair, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { call, claimsOf, dump, login, type MemberSite, sharedSite, sign, tokensOf } from './member-site.ts'

const site = await sharedSite()

type Use = 'access' | 'id'
type Attack = (use: Use, sub: string) => Promise<string> | string

const REFUSAL = {
  errors: [{ code: 'E10401', message: 'セッションが切れました。再度ログインしてください。' }],
}
const OTHER = await generateKeyPair('RS256', { extractable: true })
const SYMMETRIC = 'HS256'
const bytes = (text: string) => new TextEncoder().encode(text)
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const good = (use: Use, sub: string) => sign(site, claimsOf(site, use, sub))
const withClaims =
  (change: (use: Use) => Record<string, unknown>): Attack =>
  (use, sub) =>
    sign(site, { ...claimsOf(site, use, sub), ...change(use) })
const without =
  (name: string): Attack =>
  (use, sub) =>
    sign(site, Object.fromEntries(Object.entries(claimsOf(site, use, sub)).filter(([key]) => key !== name)))

/** The same claims with another header and the signature of the valid token. */
const withHeader =
  (header: object): Attack =>
  async (use, sub) => {
    const [, payload, signature] = (await good(use, sub)).split('.')
    return `${base64url(header)}.${payload}.${signature}`
  }

/** An ID token has no scope. */
const withScope =
  (scope: unknown): Attack =>
  (use, sub) =>
    use === 'access' ? sign(site, { ...claimsOf(site, use, sub), scope }) : without('token_use')(use, sub)

const client = (use: Use) => (use === 'access' ? 'client_id' : 'aud')
const { kid } = site.key

const ATTACKS: Record<string, Attack> = {
  'nobody’s word, public': () => 'public',
  'an empty bearer': () => '',
  'no token at all': () => 'x.y.z',
  'alg: none': (use, sub) => new UnsecuredJWT(claimsOf(site, use, sub)).encode(),
  'alg: none, with a signature': withHeader({ alg: 'none', kid }),
  'alg: None, in other letters': withHeader({ alg: 'nOnE', kid }),
  'HS256 with the public key as it is published': async (use, sub) =>
    sign(site, claimsOf(site, use, sub), { alg: SYMMETRIC }, bytes(JSON.stringify(site.key.publicJwk))),
  'HS256 with the public key as PEM': async (use, sub) =>
    sign(
      site,
      claimsOf(site, use, sub),
      { alg: SYMMETRIC },
      bytes(await exportSPKI(site.key.publicKey as Parameters<typeof exportSPKI>[0])),
    ),
  'another algorithm of the same key': async (use, sub) => withHeader({ alg: 'PS256', kid })(use, sub),
  'a claim changed after signing': async (use, sub) => {
    const [header, , signature] = (await good(use, crypto.randomUUID())).split('.')
    return `${header}.${base64url(claimsOf(site, use, sub))}.${signature}`
  },
  'no signature': async (use, sub) => (await good(use, sub)).replace(/[^.]+$/, ''),
  'a signature cut short': async (use, sub) => (await good(use, sub)).slice(0, -8),
  'the key of another pool under our key’s name': (use, sub) =>
    sign(site, claimsOf(site, use, sub), {}, OTHER.privateKey),
  'an unknown key': (use, sub) => sign(site, claimsOf(site, use, sub), { kid: 'unknown' }, OTHER.privateKey),
  'a key that the token brings along': async (use, sub) =>
    sign(site, claimsOf(site, use, sub), { jwk: await exportJWK(OTHER.publicKey) }, OTHER.privateKey),
  'a key that the token has fetched elsewhere': (use, sub) =>
    sign(site, claimsOf(site, use, sub), { jku: 'http://127.0.0.1:9/keys', kid: 'x' }, OTHER.privateKey),
  'another issuer': withClaims(() => ({ iss: 'https://cognito-idp.ap-northeast-1.amazonaws.com/other' })),
  'another pool of our issuer': withClaims(() => ({ iss: `${site.identity}/ap-northeast-1_other` })),
  'no issuer': without('iss'),
  'another client': withClaims((use) => ({ [client(use)]: 'another-client' })),
  'our client among others': withClaims((use) => ({ [client(use)]: ['tabishirube-web', 'another'] })),
  'no client': (use, sub) => without(client(use))(use, sub),
  'of another scope': withScope('openid profile'),
  'without a scope': withScope(undefined),
  'a scope that only begins like ours': withScope('aws.amazon.cognito.signin.user.administrator'),
  'no use': without('token_use'),
  'a use that is none': withClaims(() => ({ token_use: 'refresh' })),
  'no subject': without('sub'),
  'a subject that is none': withClaims(() => ({ sub: "' OR 1=1 --" })),
  'expired a moment ago': withClaims(() => ({ exp: seconds(-10) })),
  'never to expire': without('exp'),
  'to expire in words': withClaims(() => ({ exp: 'tomorrow' })),
  'not yet valid': withClaims(() => ({ nbf: seconds(60) })),
  'issued in the future': withClaims(() => ({ iat: seconds(60) })),
  'issued longer ago than any token lives': withClaims(() => ({ iat: seconds(-25 * 3600) })),
  'the other token of the same person': (use, sub) => good(use === 'access' ? 'id' : 'access', sub),
  'the other token that says it is this one': async (use, sub) =>
    sign(site, { ...claimsOf(site, use === 'access' ? 'id' : 'access', sub), token_use: use }),
  'two tokens': async (use, sub) => `${await good(use, sub)}, ${await good(use, sub)}`,
}

const ENDPOINTS: Record<string, Use> = {
  'POST /accounts/login': 'id',
  'POST /accounts/authorize': 'access',
  'POST /accounts/leave': 'access',
  'POST /account-auth-integrations': 'access',
  'DELETE /account-auth-integrations/Google': 'access',
  'GET /me': 'access',
  'GET /me/export': 'access',
  'GET /manage': 'access',
}
const BODIES: Record<string, unknown> = { 'POST /accounts/login': { loginAccountPayload: {} } }

/** A new administrator for each attack: a successful attack must not hide another. */
const anAdministrator = async (): Promise<string> => {
  const { sub, id } = await tokensOf(site)
  const { body } = await login(site, id)
  await setRole(site.db, body.data.account.id, 'admin', new Date())
  return sub
}

const statusesOf = (request: (endpoint: string, use: Use) => Promise<[number, unknown]>) =>
  Promise.all(
    Object.entries(ENDPOINTS).map(async ([endpoint, use]) => [endpoint, ...(await request(endpoint, use))]),
  )
const EVERY_REFUSAL = Object.keys(ENDPOINTS).map((endpoint) => [endpoint, 401, REFUSAL])

const requestWith = (headersOf: (use: Use) => Promise<Record<string, string>>) =>
  statusesOf(async (endpoint, use) => {
    const { status, body } = await call(site, endpoint, {
      headers: await headersOf(use),
      body: BODIES[endpoint],
    })
    return [status, body]
  })

test('control: the valid token is accepted where the attacks are tried', async () => {
  const sub = await anAdministrator()
  for (const endpoint of ['POST /accounts/authorize', 'GET /me', 'GET /me/export', 'GET /manage'])
    expect([endpoint, (await call(site, endpoint, { token: await good('access', sub) })).status]).toEqual([
      endpoint,
      200,
    ])
  expect((await login(site, await good('id', sub))).status).toBe(200)
})

test.each(Object.entries(ATTACKS))(
  'every call of a member refuses %s, and nothing changes (R190, R193, R235)',
  async (_name, attack) => {
    const sub = await anAdministrator()
    const before = await dump(site)
    const answers = await requestWith(async (use) => ({ authorization: `Bearer ${await attack(use, sub)}` }))
    expect(answers).toEqual(EVERY_REFUSAL)
    expect(await dump(site)).toEqual(before)
  },
)

/** A valid token in a place where none is accepted. */
const PLACES: Record<string, (token: string, sub: string) => Record<string, string>> = {
  'the cookies of Amplify': (token, sub) => ({
    cookie: `CognitoIdentityServiceProvider.tabishirube-web.LastAuthUser=${sub}; CognitoIdentityServiceProvider.tabishirube-web.${sub}.accessToken=${token}; CognitoIdentityServiceProvider.tabishirube-web.${sub}.idToken=${token}`,
  }),
  'another scheme': (token) => ({ authorization: `Basic ${token}` }),
  'no scheme': (token) => ({ authorization: token }),
  'another header': (token) => ({ 'x-authorization': `Bearer ${token}`, 'x-forwarded-authorization': token }),
}

test.each(Object.entries(PLACES))(
  'a token in %s is ignored, and nothing changes (R190, R191)',
  async (_name, placed) => {
    const sub = await anAdministrator()
    const before = await dump(site)
    expect(await requestWith(async (use) => placed(await good(use, sub), sub))).toEqual(EVERY_REFUSAL)
    expect(await dump(site)).toEqual(before)
  },
)

test('a token in the URL is ignored', async () => {
  const token = await good('access', await anAdministrator())
  for (const endpoint of [`GET /me?access_token=${token}`, `GET /manage?token=${token}`])
    expect((await call(site, endpoint)).status).toBe(401)
})

test('a refusal has a login hint, and is not cached', async () => {
  const { headers } = await call(site as MemberSite, 'GET /me')
  expect(headers.get('www-authenticate')).toBe('Bearer')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
