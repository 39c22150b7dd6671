import { afterAll, expect, test } from 'vitest'
import { SECOND_FACTOR_NEEDED } from '#domain/auth/second-factor.ts'
import { totpCode } from '#identity/totp.ts'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { aPerson, type Office } from './management-calls/office.ts'
import { makeLimitedRoles } from './management-calls/roles.ts'
import { call, cameBy, claimsOf, login, registered, sharedSite, sign, tokensOf } from './member-site.ts'
import { putBack } from './put-back.ts'
import { watchRows } from './written-rows.ts'

const site = await sharedSite()
const { pool } = site
afterAll(await putBack(site.db, 'second_factor_rule', 'id = 1'))
afterAll(await putBack(site.db, 'roles', "name = 'publisher'"))
const written = await watchRows(site)

const setGrace = (days: number) =>
  site.db.prepare('UPDATE second_factor_rule SET grace_days = ?').bind(days).run()

/** Somebody whom the pool knows by a password, with a role; the pool asks `totp` for a code as well. */
const member = async (role: string, like: 'member' | 'totp' = 'member') => {
  const { sub } = await registered(site, undefined, `${like}@tabishirube.test`)
  const { access, id } = await tokensOf(site, sub)
  const accountId: string = (await login(site, id)).body.data.account.id
  await setRole(site.db as unknown as D1Database, accountId, role, new Date())
  return { sub, accountId, token: access }
}

const atPool = async (operation: string, body: object) => {
  const response = await fetch(`${site.identity}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  })
  expect([operation, response.status]).toEqual([operation, 200])
  return (await response.json()) as Record<string, string>
}

const switchOn = async (AccessToken: string) => {
  const { SecretCode = '' } = await atPool('AssociateSoftwareToken', { AccessToken })
  await atPool('VerifySoftwareToken', { AccessToken, UserCode: totpCode(SecretCode, Date.now()) })
  await atPool('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })
}
const switchOff = (AccessToken: string) =>
  atPool('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } })

const LISTED = 'GET /manage/article-pages'
/** What somebody at the office gets: the status, and the code of a refusal. */
const tries = async (token: string, door = LISTED, body?: unknown) => {
  const answer = await call(site, door, { token, ...(body !== undefined && { body }) })
  const code: string | undefined = answer.body.errors?.[0]?.code
  return code ? [answer.status, code] : [answer.status]
}
const REFUSED = [403, SECOND_FACTOR_NEEDED]
const standing = async (token: string) => (await call(site, 'GET /manage', { token })).body.data.secondFactor

/** As if the pool had been asked long ago. */
const letTimePass = (accountId: string) =>
  site.db
    .prepare("UPDATE sessions SET second_factor_checked_at = '2026-01-01T00:00:00.000Z' WHERE account_id = ?")
    .bind(accountId)
    .run()

const AT_ONCE = 12

/** Does something for each, several at a time: the local database takes no hundreds of calls at once. */
const eachOf = async <One, Result>(all: readonly One[], work: (one: One) => Promise<Result>) => {
  const results: Result[] = []
  const rest = [...all.entries()]
  const walk = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return results
}

test('without a second factor an administrator is refused every call of the office once the grace is over, and changes nothing', async () => {
  await setGrace(7)
  const admin = await aPerson(site, 'admin')
  const owner = await aPerson(site, 'contributor')
  const office: Office = { site, admin }
  await makeLimitedRoles(office)
  const doors = new Set(
    v1.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/manage/'))
      .map(({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`),
  )
  const calls = await eachOf([...doors], async (door) => {
    const row = MANAGEMENT_CALLS[door]
    const thing = (await row?.make?.(office, owner)) ?? {}
    return { door: `${door.split(' ')[0]} ${row?.path(thing)}`, body: row?.body?.(thing) }
  })
  expect(calls.length).toBeGreaterThan(200)
  expect(await tries(admin.token)).toEqual([200])
  await setGrace(0)
  await written()
  const answers = await eachOf(calls, async ({ door, body }) => [
    door,
    ...(await tries(admin.token, door, body)),
  ])
  expect(answers).toEqual(calls.map(({ door }) => [door, ...REFUSED]))
  expect(await tries(admin.token, 'GET /manage/nothing-here')).toEqual(REFUSED)
  // Escapes and slashes lead to no other gate.
  for (const path of [
    '/%6danage/accounts',
    '/manage//accounts',
    '/manage/%61ccounts',
    '/manage/../manage/accounts',
  ])
    expect((await tries(admin.token, `GET ${path}`))[0]).not.toBe(200)
  expect(await written()).toEqual([])
  expect(await standing(admin.token)).toMatchObject({ state: 'missing', isFederated: false })
}, 60_000)

test('with one they work, and the pool is asked once', async () => {
  await setGrace(0)
  const { token } = await member('publisher', 'totp')
  pool.asked.length = 0
  for (const door of [LISTED, LISTED, 'GET /manage', 'GET /manage/home', LISTED])
    expect(await tries(token, door)).toEqual([200])
  expect(pool.asked).toEqual(['GetUser'])
  expect(await standing(token)).toMatchObject({ state: 'on', until: null })
})

test('who writes but publishes nothing needs none, and the pool is not asked about them', async () => {
  await setGrace(0)
  pool.asked.length = 0
  for (const role of ['contributor', 'editor']) {
    const { token } = await member(role)
    expect([role, ...(await tries(token))]).toEqual([role, 200])
    expect(await standing(token)).toMatchObject({ state: 'not-needed', until: null })
  }
  expect(pool.asked).toEqual([])
})

test('the grace begins with the role, not with the account', async () => {
  await setGrace(7)
  const { token, accountId } = await member('member')
  const db = site.db as unknown as D1Database
  await db.prepare("UPDATE second_factor_rule SET since = '2026-01-01T00:00:00.000Z'").run()
  await setRole(db, accountId, 'publisher', new Date())
  const { state, until } = await standing(token)
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

test('one that is switched on counts at once for the same session, and nothing that the browser says does', async () => {
  await setGrace(0)
  const { token } = await member('admin')
  expect(await tries(token)).toEqual(REFUSED)
  const claim = { secondFactor: 'on', amr: ['mfa'], hasSecondFactor: true }
  const said = await call(site, 'POST /me/second-factor', { token, body: claim })
  expect([said.status, said.body.data.secondFactor.state]).toEqual([200, 'missing'])
  expect(await tries(token)).toEqual(REFUSED)
  await switchOn(token)
  expect((await call(site, 'POST /me/second-factor', { token })).body.data.secondFactor.state).toBe('on')
  expect(await tries(token)).toEqual([200])
})

test('claims about factors count for nothing, also in a token that the pool has signed', async () => {
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

test('one that was switched off at the pool is noticed within minutes, for every session of that sign-in name', async () => {
  await setGrace(0)
  const { sub, accountId, token } = await member('publisher', 'totp')
  const { access: other } = await tokensOf(site, sub)
  for (const one of [token, other]) expect(await tries(one)).toEqual([200])
  await switchOff(token)
  await letTimePass(accountId)
  expect(await tries(token)).toEqual(REFUSED)
  pool.asked.length = 0
  await site.db
    .prepare('UPDATE sessions SET second_factor_checked_at = ? WHERE account_id = ?')
    .bind(new Date().toISOString(), accountId)
    .run()
  expect(await tries(other)).toEqual(REFUSED)
  expect(pool.asked).toEqual([])
})

test('one that is switched off on the settings page is noticed at once', async () => {
  await setGrace(0)
  const { token } = await member('publisher', 'totp')
  expect(await tries(token)).toEqual([200])
  await switchOff(token)
  await call(site, 'POST /me/second-factor', { token })
  expect(await tries(token)).toEqual(REFUSED)
})

test('a sign-in by another provider has none, whatever the account could be signed in to with besides', async () => {
  await setGrace(0)
  const google = await tokensOf(site, crypto.randomUUID(), cameBy('Google'))
  const accountId: string = (await login(site, google.id)).body.data.account.id
  await setRole(site.db as unknown as D1Database, accountId, 'publisher', new Date())
  pool.asked.length = 0
  expect(await tries(google.access)).toEqual(REFUSED)
  expect(await standing(google.access)).toMatchObject({
    state: 'missing',
    isFederated: true,
    hasPassword: false,
  })
  await call(site, 'POST /me/second-factor', { token: google.access })
  expect(await tries(google.access)).toEqual(REFUSED)
  expect(pool.asked).toEqual([])

  // The same account by a password, with a factor.
  const { sub, accountId: second } = await member('member', 'totp')
  await site.db
    .prepare('UPDATE account_auths SET account_id = ? WHERE account_id = ?')
    .bind(accountId, second)
    .run()
  expect(await standing(google.access)).toMatchObject({ isFederated: true, hasPassword: true })
  expect(await tries((await tokensOf(site, sub)).access)).toEqual([200])
  expect(await tries(google.access)).toEqual(REFUSED)
})

test('while the pool cannot be asked, who was known to have one goes on, and nobody else comes in', async () => {
  await setGrace(0)
  const { sub, accountId, token } = await member('publisher', 'totp')
  expect(await tries(token)).toEqual([200])
  await letTimePass(accountId)
  const { access: fresh } = await tokensOf(site, sub)
  pool.mood = 'cut'
  pool.asked.length = 0
  expect(await tries(token)).toEqual([200])
  expect(await tries(token)).toEqual([200])
  expect(await tries(fresh)).toEqual([503, 'E10503'])
  expect(await tries(fresh)).toEqual([503, 'E10503'])
  expect(pool.asked).toHaveLength(2)
  pool.mood = { status: 400, type: 'NotAuthorizedException' }
  await letTimePass(accountId)
  expect((await tries(token))[0]).toBe(401)
  pool.mood = 'passes'
})

test('the days of grace are set by an administrator, noted, and bounded', async () => {
  await setGrace(7)
  const { token } = await member('admin', 'totp')
  const door = 'PUT /manage/second-factor-rule'
  const { token: without } = await member('publisher')
  for (const graceDays of [-1, 31, 1.5, '3', null])
    expect((await tries(token, door, { graceDays, from: 7 }))[0]).toBe(422)
  expect((await tries(token, door, { graceDays: 3, from: 5 }))[0]).toBe(409)
  expect(await tries(without, door, { graceDays: 30, from: 7 })).toEqual([403, 'E10403'])
  expect(await tries(token, door, { graceDays: 0, from: 7 })).toEqual([200])
  expect(await tries(without)).toEqual(REFUSED)
  expect(await tries(token, door, { graceDays: 30, from: 0 })).toEqual([200])
  expect(await tries(without)).toEqual([200])
  const { body } = await call(site, 'GET /manage/audit?resource=second-factor', { token })
  expect(body.data.auditRecords.list[0]).toMatchObject({
    action: 'update',
    before: { graceDays: 0 },
    after: { graceDays: 30 },
  })
})
