import { expect, test } from 'vitest'
import { readAuthConfig, readMailConfig, readPasswordPolicy, readSealKeys } from './config.ts'

const VARS = {
  AUTH_REGION: 'ap-northeast-1',
  USER_POOL_ID: 'ap-northeast-1_abc',
  USER_POOL_CLIENT_ID: 'client',
  IDENTITY_POOL_ID: 'ap-northeast-1:00000000-0000-4000-8000-000000000001',
  USER_POOL_ENDPOINT: 'https://cognito-idp.ap-northeast-1.amazonaws.com/',
  IDENTITY_POOL_ENDPOINT: 'https://cognito-identity.ap-northeast-1.amazonaws.com/',
  AUTH_ISSUER: 'https://cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_abc',
  OAUTH_ORIGIN: 'https://login.tabishirube.example',
  OAUTH_RESPONSE_TYPE: 'code',
  APP_HOST: 'https://tabishirube.example',
}

const EMPTY = Object.fromEntries(Object.keys(VARS).map((name) => [name, ''])) as typeof VARS

test('a complete configuration of the sign-in is parsed', () => {
  expect(readAuthConfig(VARS)).toEqual({
    region: 'ap-northeast-1',
    userPoolId: 'ap-northeast-1_abc',
    userPoolClientId: 'client',
    identityPoolId: 'ap-northeast-1:00000000-0000-4000-8000-000000000001',
    userPoolEndpoint: 'https://cognito-idp.ap-northeast-1.amazonaws.com/',
    identityPoolEndpoint: 'https://cognito-identity.ap-northeast-1.amazonaws.com/',
    issuer: 'https://cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_abc',
    oauthOrigin: 'https://login.tabishirube.example',
    oauthResponseType: 'code',
    siteOrigin: 'https://tabishirube.example',
  })
})

test('all missing names are listed', () => {
  expect(() => readAuthConfig(EMPTY)).toThrow(new RegExp(Object.keys(VARS).join(', ')))
})

test.each([
  ['USER_POOL_ENDPOINT', 'https://cognito-idp.ap-northeast-1.amazonaws.com'],
  ['IDENTITY_POOL_ENDPOINT', 'cognito-identity.ap-northeast-1.amazonaws.com/'],
  ['AUTH_ISSUER', 'https://cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_abc/'],
  ['OAUTH_ORIGIN', 'https://login.tabishirube.example/oauth2'],
  ['OAUTH_ORIGIN', 'javascript:alert(1)'],
  ['OAUTH_RESPONSE_TYPE', 'token'],
  ['APP_HOST', 'tabishirube.example'],
])('%s must not be %s', (name, value) => {
  expect(() => readAuthConfig({ ...VARS, [name]: value })).toThrow(`not set, or not rightly: ${name}`)
})

test('the first of several keys is used for sealing, and short keys are refused', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(40)]
  expect(readSealKeys({ SEAL_KEYS: `${one}, ${other}` })).toEqual([one, other])
  for (const SEAL_KEYS of [undefined, '', 'short', `${one},`, `${one},short`])
    expect(() => readSealKeys({ SEAL_KEYS })).toThrow('SEAL_KEYS')
})

test('the password policy is the pool’s, with six characters by default', () => {
  const policy = (PASSWORD_MIN_LENGTH: string, PASSWORD_REQUIRES: string) =>
    readPasswordPolicy({ PASSWORD_MIN_LENGTH, PASSWORD_REQUIRES })
  expect(policy('12', 'number symbol')).toEqual({ minLength: 12, requires: ['number', 'symbol'] })
  for (const [length, requires] of [
    ['', ''],
    ['x', 'emoji'],
    ['3', ''],
  ] as const)
    expect(policy(length, requires)).toEqual({ minLength: 6, requires: [] })
})

const SES = {
  MAIL_FROM: 'news@tabishirube.example',
  MAIL_OUTBOX: '',
  SES_REGION: 'ap-northeast-1',
  SES_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  SES_SECRET_ACCESS_KEY: 'x'.repeat(40),
}

test('mails are sent by Amazon SES, or to the outbox of this machine', () => {
  expect(readMailConfig(SES)).toEqual({
    from: 'news@tabishirube.example',
    region: 'ap-northeast-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'x'.repeat(40),
  })
  const outbox = 'http://127.0.0.1:9229/outbox/mails'
  expect(readMailConfig({ ...SES, MAIL_OUTBOX: outbox })).toEqual({
    from: 'news@tabishirube.example',
    outbox,
  })
})

test.each([
  { MAIL_FROM: '' },
  { MAIL_FROM: 'news' },
  { SES_REGION: '' },
  { SES_REGION: 'ap-northeast-1.evil.example/' },
  { SES_ACCESS_KEY_ID: undefined },
  { SES_SECRET_ACCESS_KEY: '' },
  { MAIL_OUTBOX: 'https://evil.example/outbox/mails' },
  { MAIL_OUTBOX: 'http://evil.example/outbox/mails' },
])('nothing is sent with %o', (wrong) => {
  expect(readMailConfig({ ...SES, ...wrong })).toBeNull()
})
