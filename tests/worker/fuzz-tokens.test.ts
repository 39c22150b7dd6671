import fc from 'fast-check'
import { type JWTPayload, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { faultOf } from '../fuzz/faults.ts'
import { oddValue } from '../fuzz/odd-bodies.ts'
import { oddText } from '../fuzz/odd-texts.ts'
import { batchOf, checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { send } from '../fuzz/send.ts'
import { SEAL_KEYS } from '../sites.ts'
import { createMemberFixtures, SECRET } from './member-fixtures.ts'
import { claimsOf, login, sharedSite, sign, tokensOf } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()
const tokens = await tokensOf(site)
await login(site, tokens.id)
await createMemberFixtures(site, tokens.access, false)
const written = await watchRows(site)

const RULES = { hidden: [SECRET, ...SEAL_KEYS.split(',')] }

/** The parsed value; `undefined` for invalid JSON. */
const valued = (raw: string): unknown => {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
const value = oddValue.filter((raw) => raw.length < 500).map(valued)

const someClaims = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'iss',
      'aud',
      'exp',
      'iat',
      'nbf',
      'auth_time',
      'token_use',
      'client_id',
      'username',
      'scope',
      'jti',
    ),
    oddText,
  ),
  value,
  { maxKeys: 3 },
)
const someHeader = fc.dictionary(
  fc.constantFrom('kid', 'typ', 'cty', 'jku', 'jwk', 'x5u', 'x5c', 'crit', 'b64', 'zip', 'alg'),
  fc.oneof(value, fc.constant(`https://evil.example/jwks.json`), fc.constant(['b64'])),
  { maxKeys: 3 },
)

const b64 = (payload: unknown): string => Buffer.from(JSON.stringify(payload) ?? '').toString('base64url')

/** Tokens of the right form with a wrong signature or none. */
const forged = fc
  .tuple(someHeader, someClaims, fc.constantFrom('theirs', 'none', 'empty', 'long', 'hs256'))
  .map(([header, claims, how]) => async () => {
    const whole = { ...claimsOf(site, 'access', tokens.sub), ...claims }
    const [theirHeader, , signature] = tokens.access.split('.')
    const head =
      Object.keys(header).length > 0 ? b64({ alg: 'RS256', kid: site.key.kid, ...header }) : theirHeader
    if (how === 'none') return new UnsecuredJWT(whole as JWTPayload).encode()
    if (how === 'hs256')
      return sign(
        site,
        claimsOf(site, 'access', tokens.sub),
        { alg: 'HS256' },
        new TextEncoder().encode('k'.repeat(32)),
      )
    if (how === 'empty') return `${head}.${b64(whole)}.`
    if (how === 'long') return `${head}.${b64(whole)}.${'A'.repeat(4096)}`
    // With an additional claim after signing.
    return `${head}.${b64({ ...whole, more: 1 })}.${signature}`
  })

/** Signed by the pool, with claims that no pool issues. */
const strange = fc.tuple(someClaims, fc.constantFrom('access', 'id') as fc.Arbitrary<'access' | 'id'>).map(
  ([claims, use]) =>
    async () =>
      sign(site, { ...claimsOf(site, use, tokens.sub), ...claims, sub: 'nobody' } as JWTPayload).catch(
        () => 'x.y.z',
      ),
)

/** A valid token, changed in one place. */
const touched = fc
  .tuple(fc.nat(), fc.constantFrom('a', '.', '=', ' ', '+', '/', '%', '-'), fc.boolean())
  .map(([at, letter, isAdded]) => async () => {
    const { access } = tokens
    // The last character of a signature has unused bits.
    const place = at % (access.length - 2)
    const other = access[place] === letter ? 'b' : letter
    return `${access.slice(0, place)}${other}${access.slice(isAdded ? place : place + 1)}`
  })

const inHeader = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '')
const garbage = fc
  .oneof(
    oddText,
    fc.tuple(oddText, oddText, oddText).map((parts) => parts.join('.')),
    fc.string({ maxLength: 6000 }),
  )
  .map((text) => async () => inHeader(text))

const header = fc
  .tuple(
    fc.oneof(forged, strange, touched, garbage),
    fc.constantFrom('Bearer ', 'bearer ', 'Bearer  ', 'BEARER\t', 'Basic ', 'Bearer Bearer ', '', 'DPoP '),
  )
  .map(
    ([token, scheme]) =>
      async () =>
        `${scheme}${await token()}`.slice(0, 12_000),
  )

const ENDPOINTS = [
  ['GET', '/v1/me'],
  ['GET', '/v1/me/export'],
  ['GET', '/v1/travel/guides'],
  ['GET', '/v1/manage'],
  ['GET', '/v1/manage/accounts'],
  ['DELETE', '/v1/me/sessions'],
  ['POST', '/v1/accounts/login'],
  ['POST', '/v1/accounts/authorize'],
  ['POST', '/v1/accounts/leave'],
  ['POST', '/v1/account-auth-integrations'],
] as const

test(
  'only a valid token is accepted: every other is answered with 401, and nothing is written (R133, R260)',
  async () => {
    await written()
    await checkProperty(60, batchOf(fc.tuple(fc.constantFrom(...ENDPOINTS), header)), async (batch) => {
      const faults = await Promise.all(
        batch.map(async ([[method, path], make]) => {
          const authorization = await make()
          const answer = await send(site.url, {
            method,
            path,
            headers: { authorization, 'content-length': 0 },
          })
          const fault = faultOf(site.url, path, answer, RULES)
          return fault || answer.status !== 401 ? [path, authorization, answer.status, fault] : null
        }),
      )
      expect(faults.filter(Boolean)).toEqual([])
    })
    expect(await written()).toEqual([])
  },
  FUZZ_TIMEOUT,
)

test('control: the token that all of them are derived from is accepted (R133)', async () => {
  const headers = { authorization: `Bearer ${tokens.access}` }
  expect((await send(site.url, { path: '/v1/me', headers })).status).toBe(200)
})

/** Any token as the ID token of a sign-in. */
test(
  'a sign-in with an invalid integration token is refused, and adds nothing (R133)',
  async () => {
    const integration = fc.oneof(oddText, fc.string({ unit: 'grapheme', maxLength: 700 }))
    await written()
    await checkProperty(10, batchOf(integration), async (batch) => {
      const answers = await Promise.all(
        batch.map((integrationToken) =>
          send(site.url, {
            method: 'POST',
            path: '/v1/accounts/login',
            headers: { authorization: `Bearer ${tokens.id}`, 'content-type': 'application/json' },
            body: Buffer.from(JSON.stringify({ loginAccountPayload: { integrationToken } })),
          }),
        ),
      )
      const faults = answers.map((answer) => faultOf(site.url, '/v1/accounts/login', answer, RULES))
      expect(faults.filter(Boolean)).toEqual([])
      // An empty integration token is an ordinary sign-in.
      expect(answers.filter(({ status }, index) => status < 400 && batch[index] !== '')).toEqual([])
    })
    expect((await written()).filter((what) => !/accounts/.test(what))).toEqual([])
  },
  FUZZ_TIMEOUT,
)
