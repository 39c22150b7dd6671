import { beforeEach, expect, test } from 'vitest'
import { seal } from '#worker/auth/sealed.ts'
import { SEAL_KEYS } from '../sites.ts'
import { consent, endOf, rowsOf, someone, Visitor } from './federated.ts'
import { sharedSite } from './member-site.ts'

const site = await sharedSite()
const newVisitor = () => new Visitor(site.url)

const [KEY = '', FORMER_KEY = ''] = SEAL_KEYS.split(',')
/** Redirects to the sign-in page, or to the top page when this browser started no attempt. */
const REFUSED = [302, expect.stringMatching(/^\/(login)?$/), 'login-failed']
const ATTEMPT = /^__Host-login-/
const SESSION = /^Cognito/

let rows: object
beforeEach(async () => {
  rows = await rowsOf(site)
})

/** A failure notice only: no session, no row. */
const expectRefused = async (visitor: Visitor, response: Response) => {
  expect(endOf(response)).toEqual(REFUSED)
  expect(visitor.jar.names(SESSION)).toEqual([])
  expect(await rowsOf(site)).toEqual(rows)
}

/** A visitor who has been at the provider and returns to the callback. */
const pendingCallback = async () => {
  const visitor = newVisitor()
  const authorize = await visitor.begin({ provider: 'LINE' })
  return { visitor, authorize, callback: await consent(authorize, someone()) }
}

test('a callback without the cookie of its start is refused (login CSRF)', async () => {
  const { callback } = await pendingCallback()
  const victim = newVisitor()
  await expectRefused(victim, await victim.visit(callback, 'from another site'))
})

test('a callback for another browser’s start is refused', async () => {
  const attacker = await pendingCallback()
  const victim = await pendingCallback()
  await expectRefused(victim.visitor, await victim.visitor.visit(attacker.callback, 'from another site'))
})

test('a code of another sign-in is refused with this one’s state (code injection, PKCE)', async () => {
  const [attacker, victim] = [await pendingCallback(), await pendingCallback()]
  const mixed = new URL(victim.callback)
  mixed.searchParams.set('code', attacker.callback.searchParams.get('code') ?? '')
  await expectRefused(victim.visitor, await victim.visitor.visit(mixed, 'from another site'))
})

test('a code requested with another challenge is refused (PKCE)', async () => {
  const visitor = newVisitor()
  const authorize = await visitor.begin({ provider: 'LINE' })
  authorize.searchParams.set('code_challenge', 'A'.repeat(43))
  await expectRefused(visitor, await visitor.visit(await consent(authorize, someone()), 'from another site'))
})

test('an ID token requested with another nonce is refused', async () => {
  const visitor = newVisitor()
  const authorize = await visitor.begin({ provider: 'LINE' })
  authorize.searchParams.set('nonce', 'of-another-sign-in')
  await expectRefused(visitor, await visitor.visit(await consent(authorize, someone()), 'from another site'))
})

test('a callback works once: not again in the same browser, with a copy of its cookies, or with a new code', async () => {
  const { visitor, authorize, callback } = await pendingCallback()
  const [copy, another] = [visitor.copy(), visitor.copy()]
  const newCode = await consent(authorize, someone())
  expect(endOf(await visitor.visit(callback, 'from another site'))[2]).toBe('logged-in')
  rows = await rowsOf(site)
  expect(endOf(await visitor.visit(callback, 'from another site'))).toEqual(REFUSED)
  await expectRefused(copy, await copy.visit(callback, 'from another site'))
  await expectRefused(another, await another.visit(newCode, 'from another site'))
})

test('of two concurrent callbacks one succeeds', async () => {
  const { visitor, authorize } = await pendingCallback()
  const [one, other] = [visitor.copy(), visitor.copy()]
  const person = someone()
  const [first, second] = [await consent(authorize, person), await consent(authorize, person)]
  const ends = await Promise.all([
    one.visit(first, 'from another site').then(endOf),
    other.visit(second, 'from another site').then(endOf),
  ])
  expect(ends.map(([, , notice]) => notice).sort()).toEqual(['logged-in', 'login-failed'])
})

test('a failure consumes the state, so that it cannot be retried', async () => {
  const { visitor, callback } = await pendingCallback()
  const copy = visitor.copy()
  const wrong = new URL(callback)
  wrong.searchParams.set('code', 'wrong')
  await expectRefused(visitor, await visitor.visit(wrong, 'from another site'))
  await expectRefused(copy, await copy.visit(callback, 'from another site'))
})

test('the sealed cookie of one start is refused under the name of another', async () => {
  const [attacker, victim] = [await pendingCallback(), await pendingCallback()]
  const [from = '', to = ''] = [attacker.visitor, victim.visitor].map(
    ({ jar }) => jar.names(ATTEMPT)[0] ?? '',
  )
  victim.visitor.jar.put(to, attacker.visitor.jar.value(from) ?? '')
  await expectRefused(victim.visitor, await victim.visitor.visit(victim.callback, 'from another site'))
})

const sealedAttempt = async (name: string, authorize: URL, key: string, now?: number) => {
  const attempt = {
    state: authorize.searchParams.get('state'),
    nonce: authorize.searchParams.get('nonce'),
    // The challenge of this verifier can be computed by anyone.
    verifier: 'v'.repeat(128),
    provider: 'LINE',
    returnTo: '/@/home/topics',
    startedAt: '/login',
    purpose: 'sign-in',
  }
  return seal([key], name, JSON.stringify(attempt), 300, now)
}

const FIVE_MINUTES = 300_000
test.each([
  { what: 'with the key of today', key: KEY, age: 0, end: 'logged-in' },
  { what: 'with the key before it', key: FORMER_KEY, age: 0, end: 'logged-in' },
  { what: 'five minutes ago', key: KEY, age: FIVE_MINUTES, end: 'login-failed' },
  { what: 'with a key that is gone', key: 'x'.repeat(40), age: 0, end: 'login-failed' },
])('a start that was sealed $what ends as $end', async ({ key, age, end }) => {
  const visitor = newVisitor()
  const authorize = await visitor.begin({ provider: 'LINE' })
  authorize.searchParams.set('code_challenge', '2fg163orV16mNEJIV2ZOofT-GzVJN5qnoGaAjqRUEKM')
  const [name = ''] = visitor.jar.names(ATTEMPT)
  visitor.jar.put(name, await sealedAttempt(name, authorize, key, Date.now() - age))
  const response = await visitor.visit(await consent(authorize, someone()), 'from another site')
  expect(endOf(response)[2]).toBe(end)
})

test('a sealed cookie with one changed character is refused', async () => {
  const { visitor, callback } = await pendingCallback()
  const [name = ''] = visitor.jar.names(ATTEMPT)
  const value = visitor.jar.value(name) ?? ''
  for (const at of [0, 15, 16, 40, value.length - 1]) {
    const changed = visitor.copy()
    changed.jar.put(name, value.slice(0, at) + (value[at] === 'a' ? 'b' : 'a') + value.slice(at + 1))
    await expectRefused(changed, await changed.visit(callback, 'from another site'))
  }
})

test('a session planted before is replaced, not continued (session fixation)', async () => {
  const planter = newVisitor()
  await planter.signIn(someone())
  const { visitor, callback } = await pendingCallback()
  for (const name of planter.jar.names(SESSION)) visitor.jar.put(name, planter.jar.value(name) ?? '')
  expect(endOf(await visitor.visit(callback, 'from another site'))[2]).toBe('logged-in')
  const planted = new Set(planter.jar.names(/Token$/).map((name) => planter.jar.value(name)))
  const tokens = visitor.jar.names(/Token$/).map((name) => visitor.jar.value(name))
  expect(tokens).toHaveLength(3)
  expect(tokens.filter((token) => planted.has(token))).toEqual([])
})

const EVIL = [
  'x\r\nSet-Cookie: evil=1\r\nX-Evil: 1',
  'x\nLocation: https://evil.example/',
  '<script>evil()</script>',
  '"><img src=x onerror=evil()>',
  'javascript:evil()',
  '//evil.example',
  '\u0000evil',
  `evil${'x'.repeat(4000)}`,
]

test.each(EVIL.map((evil) => [evil.slice(0, 40), evil] as const))(
  'nothing of %j in a callback is reflected, whatever the parameter',
  async (_, evil) => {
    for (const name of ['state', 'code', 'error', 'error_description', 'error_uri', 'return', 'provider']) {
      const { visitor, callback } = await pendingCallback()
      callback.searchParams.delete('code')
      if (name !== 'code') callback.searchParams.set('error', 'server_error')
      callback.searchParams.set(name, evil)
      const response = await visitor.visit(callback, 'from another site')
      await expectRefused(visitor, response)
      const output = JSON.stringify([...response.headers]) + (await response.text())
      expect([name, output]).toEqual([name, expect.not.stringContaining('evil')])
    }
  },
)

test('duplicate parameters are not mixed', async () => {
  const [attacker, victim] = [await pendingCallback(), await pendingCallback()]
  const doubled = new URL(attacker.callback)
  for (const [name, value] of victim.callback.searchParams) doubled.searchParams.append(name, value)
  await expectRefused(victim.visitor, await victim.visitor.visit(doubled, 'from another site'))
})
