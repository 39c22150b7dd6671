import { afterAll, expect, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { aPerson, makeLimitedRoles, type Office } from './management-calls/office.ts'
import { call, claimsOf, identityOf, login, sharedSite, sign, tokensOf } from './member-site.ts'
import { restoreLater } from './restore-rows.ts'
import { REFUSED, secondFactorOn } from './second-factor.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()
const { pool } = site
afterAll(await restoreLater(site.db, 'second_factor_rule', 'id = 1'))
afterAll(await restoreLater(site.db, 'roles', "name = 'publisher'"))
const written = await watchRows(site)
const { setGrace, member, tries, secondFactorState } = secondFactorOn(site)

const CONCURRENCY = 12

/** Maps items a few at a time: the local database does not take hundreds of calls at once. */
const eachOf = async <One, Result>(all: readonly One[], work: (one: One) => Promise<Result>) => {
  const results: Result[] = []
  const rest = [...all.entries()]
  const walk = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, walk))
  return results
}

test('after the grace period every management call refuses an administrator without a second factor, and changes nothing', async () => {
  await setGrace(7)
  const admin = await aPerson(site, 'admin')
  const owner = await aPerson(site, 'contributor')
  const office: Office = { site, admin }
  await makeLimitedRoles(office)
  const endpoints = new Set(
    v1.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/manage/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`),
  )
  const calls = await eachOf([...endpoints], async (endpoint) => {
    const row = MANAGEMENT_CALLS[endpoint]
    const fixture = (await row?.make?.(office, owner)) ?? {}
    return { endpoint: `${endpoint.split(' ')[0]} ${row?.path(fixture)}`, body: row?.body?.(fixture) }
  })
  expect(calls.length).toBeGreaterThan(200)
  expect(await tries(admin.token)).toEqual([200])
  await setGrace(0)
  await written()
  const answers = await eachOf(calls, async ({ endpoint, body }) => [
    endpoint,
    ...(await tries(admin.token, endpoint, body)),
  ])
  expect(answers).toEqual(calls.map(({ endpoint }) => [endpoint, ...REFUSED]))
  expect(await tries(admin.token, 'GET /manage/nothing-here')).toEqual(REFUSED)
  // Escapes and slashes do not bypass the guard.
  for (const path of [
    '/%6danage/accounts',
    '/manage//accounts',
    '/manage/%61ccounts',
    '/manage/../manage/accounts',
  ])
    expect((await tries(admin.token, `GET ${path}`))[0]).not.toBe(200)
  expect(await written()).toEqual([])
  expect(await secondFactorState(admin.token)).toMatchObject({ state: 'missing', isFederated: false })
}, 60_000)

test('an author who cannot publish needs no second factor, and the pool is not checked', async () => {
  await setGrace(0)
  pool.requests.length = 0
  for (const role of ['contributor', 'editor']) {
    const { token } = await member(role)
    expect([role, ...(await tries(token))]).toEqual([role, 200])
    expect(await secondFactorState(token)).toMatchObject({ state: 'not-needed', until: null })
  }
  expect(pool.requests).toEqual([])
})

test('the grace period starts with the role, not with the account', async () => {
  await setGrace(7)
  const { token, accountId } = await member('member')
  const db = site.db as unknown as D1Database
  await db.prepare("UPDATE second_factor_rule SET since = '2026-01-01T00:00:00.000Z'").run()
  await setRole(db, accountId, 'publisher', new Date())
  const { state, until } = await secondFactorState(token)
  expect(state).toBe('grace')
  expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(7)
  expect(await tries(token)).toEqual([200])
  await db
    .prepare("UPDATE accounts SET role_since = '2026-01-02T00:00:00.000Z' WHERE id = ?")
    .bind(accountId)
    .run()
  await db.prepare("UPDATE roles SET updated_at = '2026-01-01T00:00:00.000Z' WHERE name = 'publisher'").run()
  expect(await tries(token)).toEqual(REFUSED)
})

test('claims about factors are ignored, also in a token signed by the pool', async () => {
  await setGrace(0)
  const { sub } = await member('publisher')
  const claims = { amr: ['pwd', 'mfa', 'otp'], acr: 'mfa', second_factor: true, 'custom:mfa': 'true' }
  const signed = await sign(site, { ...claimsOf(site, 'access', sub), ...claims })
  expect(await tries(signed)).toEqual(REFUSED)
  const [head = '', , signature = ''] = signed.split('.')
  const payload = Buffer.from(JSON.stringify({ ...claimsOf(site, 'access', sub), ...claims })).toString(
    'base64url',
  )
  expect((await tries(`${head}.${payload}.${signature}`))[0]).toBe(401)
})

test('a federated sign-in has no second factor, whatever other logins the account has', async () => {
  await setGrace(0)
  const google = await tokensOf(site, crypto.randomUUID(), identityOf('Google'))
  const accountId: string = (await login(site, google.id)).body.data.account.id
  await setRole(site.db as unknown as D1Database, accountId, 'publisher', new Date())
  pool.requests.length = 0
  expect(await tries(google.access)).toEqual(REFUSED)
  expect(await secondFactorState(google.access)).toMatchObject({
    state: 'missing',
    isFederated: true,
    hasPassword: false,
  })
  await call(site, 'POST /me/second-factor', { token: google.access })
  expect(await tries(google.access)).toEqual(REFUSED)
  expect(pool.requests).toEqual([])

  // The same account by a password, with a second factor.
  const { sub, accountId: second } = await member('member', 'totp')
  await site.db
    .prepare('UPDATE account_auths SET account_id = ? WHERE account_id = ?')
    .bind(accountId, second)
    .run()
  expect(await secondFactorState(google.access)).toMatchObject({ isFederated: true, hasPassword: true })
  expect(await tries((await tokensOf(site, sub)).access)).toEqual([200])
  expect(await tries(google.access)).toEqual(REFUSED)
})

test('the grace period is set by an administrator, audited, and bounded', async () => {
  await setGrace(7)
  const { token } = await member('admin', 'totp')
  const endpoint = 'PUT /manage/second-factor-rule'
  const { token: without } = await member('publisher')
  for (const graceDays of [-1, 31, 1.5, '3', null])
    expect((await tries(token, endpoint, { graceDays, from: 7 }))[0]).toBe(422)
  expect((await tries(token, endpoint, { graceDays: 3, from: 5 }))[0]).toBe(409)
  expect(await tries(without, endpoint, { graceDays: 30, from: 7 })).toEqual([403, 'E10403'])
  expect(await tries(token, endpoint, { graceDays: 0, from: 7 })).toEqual([200])
  expect(await tries(without)).toEqual(REFUSED)
  expect(await tries(token, endpoint, { graceDays: 30, from: 0 })).toEqual([200])
  expect(await tries(without)).toEqual([200])
  const { body } = await call(site, 'GET /manage/audit?resource=second-factor', { token })
  expect(body.data.auditRecords.list[0]).toMatchObject({
    action: 'update',
    before: { graceDays: 0 },
    after: { graceDays: 30 },
  })
})
