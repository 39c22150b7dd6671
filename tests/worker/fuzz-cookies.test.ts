import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  INTEGRATION_COOKIE,
  LEFT_COOKIE,
  NOTICE_COOKIE,
  TEST_USER_COOKIE,
} from '#domain/site/cookie-names.ts'
import { CLIENT_ID } from '#identity/settings.ts'
import { seal } from '#worker/auth/sealed.ts'
import { faultOf } from '../fuzz/faults.ts'
import { oddText } from '../fuzz/odd-texts.ts'
import { batchOf, checkProperty, FUZZ_TIMEOUT } from '../fuzz/runs.ts'
import { send } from '../fuzz/send.ts'
import { SEAL_KEYS } from '../sites.ts'
import { aPerson } from './management-calls/office.ts'
import { createMemberFixtures, SECRET } from './member-fixtures.ts'
import { sharedSite } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()
const owner = await aPerson(site, 'member')
await createMemberFixtures(site, owner.token, false)
const written = await watchRows(site)

const KEYS = SEAL_KEYS.split(',')
const RULES = { hidden: [SECRET, ...KEYS], elsewhere: [site.identity] }

const STATE = `${'s'.repeat(32)}-756e`
const LOGIN = `__Host-login-${STATE.slice(0, 12)}`
const SESSION = `CognitoIdentityServiceProvider.${CLIENT_ID}`

const NAMES = [
  LOGIN,
  INTEGRATION_COOKIE,
  TEST_USER_COOKIE,
  NOTICE_COOKIE,
  LEFT_COOKIE,
  '__Host-logout',
  `${SESSION}.LastAuthUser`,
  `${SESSION}.x.accessToken`,
  `${SESSION}.x.idToken`,
  `${SESSION}.x.refreshToken`,
  `${SESSION}.x.oauthMetadata`,
  `${SESSION}.__proto__.accessToken`,
  '__proto__',
  'constructor',
]

/** The characters that a header can carry; others never reach a server. */
const inHeader = (text: string): string => text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '')

/** Cookies sealed by us: for another purpose, with invalid content, or modified afterwards. */
const sealed = fc
  .tuple(
    fc.constantFrom(LOGIN, INTEGRATION_COOKIE, 'another'),
    fc.oneof(
      oddText,
      fc.json(),
      fc.constant(`Google ${STATE} x.y.z`),
      fc.constant(
        JSON.stringify({
          state: STATE,
          verifier: 'v'.repeat(128),
          nonce: 'n'.repeat(32),
          provider: 'Google',
          returnTo: '//evil.example',
          purpose: 'add',
          integrationToken: 'x',
        }),
      ),
    ),
    fc.constantFrom(0, 60, -60),
    fc.constantFrom('whole', 'cut', 'touched', 'doubled'),
    fc.nat(),
  )
  .map(([name, text, seconds, how, at]) => async () => {
    const whole = await seal(KEYS, name, text.toWellFormed(), seconds)
    const place = at % whole.length
    if (how === 'cut') return whole.slice(0, place)
    if (how === 'doubled') return whole + whole
    if (how === 'touched')
      return `${whole.slice(0, place)}${whole[place] === 'a' ? 'b' : 'a'}${whole.slice(place + 1)}`
    return whole
  })

const plain = fc.oneof(
  oddText.map(inHeader),
  oddText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%zz', '%E3%81', '"', '"x', 'x.y.z', `${'a'.repeat(64)}`, 'logged-in /', '{}', 'null'),
)

const cookie = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...NAMES) }, oddText.map(inHeader)),
    fc.oneof(
      plain.map((text) => async () => text),
      sealed,
    ),
    fc.constantFrom('; ', ';', ',', ' ;; ', '; ='),
  )
  .map(
    ([name, value, end]) =>
      async () =>
        `${name}=${await value()}${end}`,
  )

const ENDPOINTS = [
  '/',
  '/spots',
  '/nope',
  '/search/=/keyword=%E6%B9%AF',
  '/@/home/topics',
  '/login',
  '/login/start?provider=Google',
  '/login/start?provider=Google&account=add',
  `/login/callback?state=${STATE}&code=x`,
  `/login/callback?state=${STATE}&error=access_denied`,
  '/login/integration',
  '/logout',
  '/logout/callback',
  '/logout/confirm',
  '/v1/me',
  '/v1/config',
  '/v1/spots',
  '/preview/x',
]

const requests = fc.record({
  path: fc.constantFrom(...ENDPOINTS),
  cookies: fc.array(cookie, { minLength: 1, maxLength: 6 }),
  headers: fc.constantFrom<Record<string, string>>(
    {},
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { origin: 'null', referer: 'https://evil.example/' },
  ),
})

/** A cookie as a browser parses it; any other that is set carries no session. */
const SETS =
  /^[!#$%&'*+\-.^_`|~\w]+=[\u0021\u0023-\u002b\u002d-\u003a\u003c-\u005b\u005d-\u007e]*(; ?[\w-]+(=[^;]*)?)*$/

const faultOfCookies = (set: readonly string[]): string | null => {
  const unreadable = set.find((one) => !SETS.test(one))
  if (unreadable) return `sets ${unreadable.slice(0, 200)}`
  const session = set.find((one) => /(accessToken|idToken|refreshToken)=[^;]/.test(one))
  return session ? 'begins a session' : null
}

/** The only table that a sign-in started by this site writes. */
const SPENT = 'used_login_states'

test(
  'any cookies sign nobody in, redirect nobody away, cause no failure, and nothing is written (R57, R260)',
  async () => {
    await written()
    await checkProperty(80, batchOf(requests), async (batch) => {
      const faults = await Promise.all(
        batch.map(async ({ path, cookies, headers }) => {
          const sent = (await Promise.all(cookies.map((one) => one()))).join('').slice(0, 7000)
          const answer = await send(site.url, { path, headers: { ...headers, cookie: sent } })
          const fault =
            faultOf(site.url, path, answer, RULES) ?? faultOfCookies(answer.headers['set-cookie'] ?? [])
          return fault && [path, sent, fault]
        }),
      )
      expect(faults.filter(Boolean)).toEqual([])
    })
    expect((await written()).filter((what) => !what.endsWith(SPENT))).toEqual([])
  },
  FUZZ_TIMEOUT,
)
