import { expect, test } from 'vitest'
import {
  call,
  identityOf,
  login,
  loginAnew,
  makeAuthor,
  sharedSite,
  tokensOf,
} from '#tests/worker/member-site.ts'
import { ACCOUNT_TABLES } from '../db/account/account-records.server.ts'
import { setRole } from '../db/account/accounts.server.ts'

const site = await sharedSite()
const db = site.db as unknown as D1Database

const aMember = async () => {
  const tokens = await tokensOf(site, undefined, { email: 'me@example.test', email_verified: true })
  const { body } = await loginAnew(site, tokens.id)
  return { ...tokens, account: body.data.account }
}

test('the export holds everything about the account, and nothing of anyone else', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const requested = await call(site, 'POST /account-auth-integrations', { token: one.access })
  const google = await tokensOf(site, undefined, identityOf('Google'))
  await login(site, google.id, requested.body.data.accountAuthIntegration.integrationToken, one.access)
  await call(site, 'POST /account-auth-integrations', { token: one.access })
  await makeAuthor(site, one.account.id)

  const { status, headers, body } = await call(site, 'GET /me/export', { token: one.access })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="tabishirube-\d{4}-\d{2}-\d{2}\.json"$/,
  )
  expect(headers.get('cache-control')).toBe('private, no-store')
  const { account, records, exportedAt } = body.data.export
  expect(Date.now() - Date.parse(exportedAt)).toBeLessThan(60_000)
  expect(account.id).toBe(one.account.id)
  expect(account.auths).toHaveLength(2)
  expect(Object.keys(records)).toEqual(Object.keys(ACCOUNT_TABLES))
  expect(records.accounts).toHaveLength(1)
  expect(records.account_auths.map(({ uuid }: { uuid: string }) => uuid).sort()).toEqual(
    [one.sub, google.sub].sort(),
  )
  expect(records.integration_tokens).toHaveLength(1)
  expect(records.authors).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain(other.account.id)
  expect(JSON.stringify(body)).not.toContain(other.sub)
})

test('every table that references an account is exported and cleared on deletion', async () => {
  const { results } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%account_id %'")
    .all<{ name: string; sql: string }>()
  const named = Object.keys(ACCOUNT_TABLES).filter((name) => name !== 'accounts')
  expect(results.map(({ name }) => name).sort()).toEqual(named.sort())
  for (const { name, sql } of results) {
    // Authors outlive the account: delete their row separately.
    if (name === 'authors') continue
    expect([name, sql]).toEqual([
      name,
      expect.stringMatching(/account_id TEXT NOT NULL REFERENCES accounts \(id\) ON DELETE CASCADE/),
    ])
  }
})

test('for an unknown call a member gets 404, others 401 (R53)', async () => {
  const { access } = await aMember()
  for (const endpoint of ['GET /me/nope', 'POST /me/nope', 'GET /travel/nope']) {
    expect([endpoint, (await call(site, endpoint)).status]).toEqual([endpoint, 401])
    const { status, body } = await call(site, endpoint, { token: access })
    expect([endpoint, status, body.errors[0].message]).toEqual([
      endpoint,
      404,
      '指定されたAPIは存在しません。',
    ])
  }
})

test('the management area returns staff their role, and refuses members (R10, R186, R189)', async () => {
  const { access, account } = await aMember()
  for (const endpoint of ['GET /manage', 'GET /manage/spots', 'PUT /manage/nope']) {
    const { status, body } = await call(site, endpoint, { token: access })
    expect([endpoint, status, body.errors]).toEqual([
      endpoint,
      403,
      [{ code: 'E10403', message: 'この操作を行う権限がありません。' }],
    ])
  }
  await setRole(db, account.id, 'editor', new Date())
  const { status, body } = await call(site, 'GET /manage', { token: access })
  expect([status, body.data.role.name]).toEqual([200, 'editor'])
  expect((await call(site, 'PUT /manage/nope', { token: access })).status).toBe(404)
})
