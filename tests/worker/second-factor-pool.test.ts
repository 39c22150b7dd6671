import { afterAll, expect, test } from 'vitest'
import { totpCode } from '#identity/totp.ts'
import { call, sharedSite, tokensOf } from './member-site.ts'
import { restoreLater } from './restore-rows.ts'
import { LISTED, REFUSED, secondFactorOn } from './second-factor.ts'

const site = await sharedSite()
const { pool } = site
afterAll(await restoreLater(site.db, 'second_factor_rule', 'id = 1'))
const { setGrace, member, tries, secondFactorState } = secondFactorOn(site)

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

/** Expires the last check at the pool. */
const expireCheck = (accountId: string) =>
  site.db
    .prepare("UPDATE sessions SET second_factor_checked_at = '2026-01-01T00:00:00.000Z' WHERE account_id = ?")
    .bind(accountId)
    .run()

test('an administrator with a second factor can work, and the pool is checked once', async () => {
  await setGrace(0)
  const { token } = await member('publisher', 'totp')
  pool.requests.length = 0
  for (const endpoint of [LISTED, LISTED, 'GET /manage', 'GET /manage/home', LISTED])
    expect(await tries(token, endpoint)).toEqual([200])
  expect(pool.requests).toEqual(['GetUser'])
  expect(await secondFactorState(token)).toMatchObject({ state: 'on', until: null })
})

test('a newly enabled second factor applies at once in the same session, whatever the browser claims', async () => {
  await setGrace(0)
  const { token } = await member('admin')
  expect(await tries(token)).toEqual(REFUSED)
  const claim = { secondFactor: 'on', amr: ['mfa'], hasSecondFactor: true }
  const posted = await call(site, 'POST /me/second-factor', { token, body: claim })
  expect([posted.status, posted.body.data.secondFactor.state]).toEqual([200, 'missing'])
  expect(await tries(token)).toEqual(REFUSED)
  await switchOn(token)
  expect((await call(site, 'POST /me/second-factor', { token })).body.data.secondFactor.state).toBe('on')
  expect(await tries(token)).toEqual([200])
})

test('a second factor disabled at the pool is noticed within minutes, for all sessions of that login', async () => {
  await setGrace(0)
  const { sub, accountId, token } = await member('publisher', 'totp')
  const { access: other } = await tokensOf(site, sub)
  for (const one of [token, other]) expect(await tries(one)).toEqual([200])
  await switchOff(token)
  await expireCheck(accountId)
  expect(await tries(token)).toEqual(REFUSED)
  pool.requests.length = 0
  await site.db
    .prepare('UPDATE sessions SET second_factor_checked_at = ? WHERE account_id = ?')
    .bind(new Date().toISOString(), accountId)
    .run()
  expect(await tries(other)).toEqual(REFUSED)
  expect(pool.requests).toEqual([])
})

test('a second factor disabled on the settings page is noticed at once', async () => {
  await setGrace(0)
  const { token } = await member('publisher', 'totp')
  expect(await tries(token)).toEqual([200])
  await switchOff(token)
  await call(site, 'POST /me/second-factor', { token })
  expect(await tries(token)).toEqual(REFUSED)
})

test('while the pool cannot be reached, its last answer applies, and unchecked sessions are refused', async () => {
  await setGrace(0)
  const { sub, accountId, token } = await member('publisher', 'totp')
  expect(await tries(token)).toEqual([200])
  await expireCheck(accountId)
  const { access: fresh } = await tokensOf(site, sub)
  pool.behaviour = 'cut'
  pool.requests.length = 0
  expect(await tries(token)).toEqual([200])
  expect(await tries(token)).toEqual([200])
  expect(await tries(fresh)).toEqual([503, 'E10503'])
  expect(await tries(fresh)).toEqual([503, 'E10503'])
  expect(pool.requests).toHaveLength(2)
  pool.behaviour = { status: 400, type: 'NotAuthorizedException' }
  await expireCheck(accountId)
  expect((await tries(token))[0]).toBe(401)
})
