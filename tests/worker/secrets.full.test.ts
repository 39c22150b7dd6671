import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { PASSWORD } from '#identity/people.ts'
import { serveOwnSite } from '../sites.ts'

const SEAL = 'a-sealing-key-that-nobody-may-ever-read-0123'
const SIGNING = 'a-signing-key-that-nobody-may-ever-read-4567'

const log: string[] = []
/** A site without a user pool: each call with a token fails with an error that is logged. */
const site = await serveOwnSite('secrets', {
  vars: { SEAL_KEYS: SEAL, MEDIA_SIGNING_KEY: SIGNING, USER_POOL_ID: '' },
  onLog: (message) => log.push(message),
})
afterAll(site.stop)

const JWT = `eyJhbGciOiJSUzI1NiJ9.${btoa('{"email":"michiru.tabino@example.jp"}').replaceAll('=', '')}.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg`
const MAIL = 'michiru.tabino@example.jp'
const CODE = 'Code0fTheProvider9876543210'
const KEY = 'q2w3e4r5t6y7u8i9o0p1a2s3'
const SECRET_TEXT = '旅野みちるの秘密の旅'

const SECRETS = [
  SEAL,
  SIGNING,
  JWT,
  MAIL,
  encodeURIComponent(MAIL),
  CODE,
  KEY,
  SECRET_TEXT,
  encodeURIComponent(SECRET_TEXT),
  PASSWORD,
]

const send = (method: string, path: string, body?: unknown) =>
  fetch(new URL(path, site.url), {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${JWT}`,
      cookie: `CognitoIdentityServiceProvider.x.${MAIL}.accessToken=${JWT}; session=${KEY}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const ENDPOINTS: [method: string, path: string, body?: unknown][] = [
  ['GET', `/login/start?provider=LINE&state=${KEY}&account=${KEY}`],
  ['GET', `/login/callback?code=${CODE}&state=${KEY}`],
  ['GET', `/logout/callback?token=${KEY}`],
  ['GET', `/shared/guides/${KEY}`],
  ['GET', `/preview/${KEY}`],
  ['GET', `/media/picture.jpg?sig=${KEY}`],
  ['GET', `/nope?email=${MAIL}&token=${JWT}`],
  ['GET', `/v1/shared/guides/${KEY}`],
  ['GET', `/v1/me?email=${MAIL}`],
  ['GET', `/v1/travel/actions/nearby?lat=35.63&lng=134.81&q=${SECRET_TEXT}`],
  ['POST', '/v1/accounts/login', { loginAccountPayload: { integrationToken: KEY } }],
  ['POST', '/v1/accounts/authorize', { password: PASSWORD }],
  ['POST', '/v1/travel/guides', { guide: { title: SECRET_TEXT, memo: MAIL } }],
  ['PUT', '/v1/me/favorites/spots/a1', { note: SECRET_TEXT }],
  ['POST', '/v1/manage/article-pages', { title: SECRET_TEXT, email: MAIL }],
  ['GET', `/v1/manage/accounts?q=${MAIL}`],
  [
    'POST',
    '/v1/observations/csp',
    {
      'csp-report': {
        'document-uri': `https://site.example/shared/guides/${KEY}?mail=${MAIL}`,
        'effective-directive': 'img-src',
        'blocked-uri': `https://evil.example/?t=${JWT}`,
        'script-sample': PASSWORD,
      },
    },
  ],
]

test('secrets in requests are never logged (R51)', async () => {
  const statuses = []
  for (const [method, path, body] of ENDPOINTS) statuses.push((await send(method, path, body)).status)
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(3)
  await expect.poll(() => log.length).toBeGreaterThan(3)
  const all = log.join('\n')
  expect(SECRETS.filter((secret) => all.includes(secret))).toEqual([])
  // Parts of a token must not occur in the log either.
  expect(all).not.toMatch(/eyJ|Bearer [^…\s]|35\.63/)
})

/** The patterns of keys of our services and third-party ones, and of server secrets. */
const SHAPES: Record<string, RegExp> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----(\s|\\n)+[A-Za-z0-9+/]{4}/,
  'a key of AWS': /\b(AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of GitHub': /\bgh[pousr]_\w{36}\b/,
  'a key of Stripe': /\b[sr]k_(live|test)_\w{16,}/,
  'a key of Slack': /\bxox[abp]-[\w-]{10,}/,
  'a token': /\beyJhbGciOi[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/,
}

/** Secrets of this machine, by the usual names of variables. */
const ofEnvironment = Object.entries(process.env).flatMap(([name, value = '']) =>
  /(SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE|CREDENTIAL|SEAL_KEYS|SIGNING_KEY)/i.test(name) &&
  value.length >= 8
    ? [[name, value] as const]
    : [],
)

const found = (text: string): string[] => [
  ...Object.entries(SHAPES).flatMap(([name, shape]) => (shape.test(text) ? [name] : [])),
  ...ofEnvironment.flatMap(([name, value]) => (text.includes(value) ? [name] : [])),
]

test('the build contains no keys, tokens, secrets of this machine or credentials of the stand-in', () => {
  const files = globSync('dist/**/*.{js,mjs,html,json,css,xml,txt,map,webmanifest}')
  expect(files.length).toBeGreaterThan(500)
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const isPassword = text.includes(PASSWORD) ? ['the password of the sample people'] : []
    return [...found(text), ...isPassword].map((what) => `${file}: ${what}`)
  })
  expect(faults).toEqual([])
})

test('control: the patterns match their secrets', () => {
  expect(found(`const key = 'AKIA${'A1'.repeat(8)}'`)).toEqual(['a key of AWS'])
  expect(found('-----BEGIN PRIVATE KEY-----\nMIIE')).toEqual(['a private key'])
  expect(found(JWT)).toEqual(['a token'])
  expect(found('if (!/-----BEGIN PRIVATE KEY-----/.test(pem))')).toEqual([])
})

test('source maps and server code are not served to browsers', () => {
  expect(globSync('dist/client/**/*.map')).toEqual([])
  const names = /SEAL_KEYS|MEDIA_SIGNING_KEY|worker\/db\//
  const exposed = globSync('dist/client/**/*.{js,json}').filter((file) =>
    names.test(readFileSync(file, 'utf8')),
  )
  expect(exposed).toEqual([])
})
