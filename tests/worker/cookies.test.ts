import { expect, test } from 'vitest'
import { INTEGRATION_COOKIE, NOTICE_COOKIE, TEST_USER_COOKIE } from '#domain/site/cookie-names.ts'
import { consent, someone, Visitor } from './federated.ts'
import { sharedSite } from './member-site.ts'

const site = await sharedSite()

type Rule = { name: RegExp; sameSite: 'Strict' | 'Lax'; httpOnly: boolean; prefix?: '__Host-'; why: string }

/** Every cookie that the Worker sets. The rule is R260: Secure, SameSite=Strict, Path=/, readable by scripts. */
const RULES: Rule[] = [
  {
    name: new RegExp(`^${INTEGRATION_COOKIE}$`),
    sameSite: 'Strict',
    httpOnly: true,
    why: 'R260, and no script needs it',
  },
  {
    name: /^__Host-integration$/,
    sameSite: 'Strict',
    httpOnly: true,
    prefix: '__Host-',
    why: 'it adds a login to an account; our own pages lead on with it',
  },
  { name: new RegExp(`^${TEST_USER_COOKIE}$`), sameSite: 'Strict', httpOnly: false, why: 'R260' },
  { name: new RegExp(`^${NOTICE_COOKIE}$`), sameSite: 'Strict', httpOnly: false, why: 'R260' },
  {
    name: /^CognitoIdentityServiceProvider\./,
    sameSite: 'Lax',
    httpOnly: false,
    why: 'Amplify writes, reads and deletes them in the browser, and so with these attributes',
  },
  {
    name: /^__Host-login-[A-Za-z0-9]{12}$/,
    sameSite: 'Lax',
    httpOnly: true,
    prefix: '__Host-',
    why: 'it comes along when the provider sends the visitor back; sealed, and for no script',
  },
  {
    name: /^__Host-(logout|provider-session)$/,
    sameSite: 'Lax',
    httpOnly: true,
    prefix: '__Host-',
    why: 'the same on the way out',
  },
  {
    name: /^left$/,
    sameSite: 'Lax',
    httpOnly: false,
    why: 'it comes along on the way back from the provider',
  },
]

const seen = new Set<string>()

/** The rules that a `Set-Cookie` line breaks. */
const faultsOf = (line: string): string[] => {
  const [pair = '', ...attributes] = line.split(/; */)
  const name = decodeURIComponent(pair.slice(0, pair.indexOf('=')))
  const rule = RULES.find((one) => one.name.test(name))
  if (!rule) return [`no rule for ${name}`]
  seen.add(String(rule.name))
  const has = (text: string) => attributes.some((one) => one.toLowerCase() === text.toLowerCase())
  const faults = [
    !has('Secure') && 'not Secure',
    !has('Path=/') && 'not for the whole site',
    !has(`SameSite=${rule.sameSite}`) && `not ${rule.sameSite}`,
    has('HttpOnly') !== rule.httpOnly && 'HttpOnly is wrong',
    attributes.some((one) => /^domain=/i.test(one)) && 'for other hosts too',
    !attributes.some((one) => /^max-age=\d+$/i.test(one)) && 'without an end',
  ]
  return faults.flatMap((fault) => (fault ? [`${name}: ${fault}`] : []))
}

const expectRight = (response: Response) =>
  expect(response.headers.getSetCookie().flatMap(faultsOf)).toEqual([])

test('every cookie of signing in, adding a login and signing out is as strict as it can be (R260)', async () => {
  const visitor = new Visitor(site.url)
  const visit = async (...args: Parameters<Visitor['visit']>) => {
    const response = await visitor.visit(...args)
    expectRight(response)
    return response
  }
  const throughProvider = async (provider: 'LINE' | 'Google', query = '') => {
    const start = await visit(`/login/start?provider=${provider}${query}`)
    const back = await consent(new URL(start.headers.get('location') ?? ''), someone(provider))
    return visit(back, 'from another site')
  }
  await throughProvider('LINE')
  expectRight(await visitor.call('/v1/account-auth-integrations'))
  await throughProvider('Google', '&account=add')
  await visit('/login/integration')
  await visit('/logout')
  visitor.jar.put('left', '1')
  visitor.jar.put(TEST_USER_COOKIE, '1')
  await visit('/logout/callback', 'from another site')
  expect([...seen].sort()).toEqual(RULES.map(({ name }) => String(name)).sort())
})
