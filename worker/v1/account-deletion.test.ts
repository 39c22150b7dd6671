import { expect, onTestFinished, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import {
  call,
  dump,
  identityOf,
  login,
  makeAuthor,
  registered,
  sharedSite,
  tokensOf,
} from '#tests/worker/member-site.ts'
import { withoutAdmins } from '#tests/worker/restore-rows.ts'
import { finishAbandonedDeletions } from '../auth/delete-account.ts'
import { setRole } from '../db/account/accounts.server.ts'

const site = await sharedSite()
const { pool } = site

/** A person with a password at the stand-in, which deletes them. */
const aPerson = async () => {
  const tokens = await tokensOf(site, (await registered(site)).sub)
  const { body } = await login(site, tokens.id)
  return { ...tokens, account: body.data.account }
}

const deleteAccount = (token: string) => call(site, 'POST /accounts/leave', { token })

const countOf = (table: string, column: string, value: string) =>
  site.db.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(value).first<number>('n')

const userExists = async (accessToken: string) => {
  const response = await fetch(pool.target, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
  })
  return response.ok
}

const SESSION_OVER = [
  401,
  [{ code: 'E10401', message: 'セッションが切れました。再度ログインしてください。' }],
]

test('deleting an account deletes its data here and its user at the pool, and nothing else (R96, R139, R196)', async () => {
  const [one, other] = [await aPerson(), await aPerson()]
  const integration = await call(site, 'POST /account-auth-integrations', { token: one.access })
  await makeAuthor(site, one.account.id)
  expect(await userExists(one.access)).toBe(true)

  const { status, body } = await deleteAccount(one.access)
  expect([status, body]).toEqual([200, { data: { result: true } }])
  expect(await userExists(one.access)).toBe(false)
  for (const [table, column] of [
    ['accounts', 'id'],
    ['account_auths', 'account_id'],
    ['integration_tokens', 'account_id'],
    ['authors', 'account_id'],
  ] as const)
    expect([table, await countOf(table, column, one.account.id)]).toEqual([table, 0])
  const remaining = JSON.stringify(await dump(site))
  for (const secret of [one.sub, one.account.id, one.account.uuid]) expect(remaining).not.toContain(secret)
  expect((await call(site, 'GET /me', { token: other.access })).body.data.account.id).toBe(other.account.id)

  const token = integration.body.data.accountAuthIntegration.integrationToken
  const google = await tokensOf(site, undefined, identityOf('Google'))
  expect((await login(site, google.id, token, one.access)).status).toBe(410)
})

test('after the deletion valid tokens are refused at once (R190)', async () => {
  const { access, id } = await aPerson()
  await deleteAccount(access)
  const before = await dump(site)
  for (const endpoint of [
    'POST /accounts/authorize',
    'POST /accounts/leave',
    'POST /account-auth-integrations',
    'GET /me',
    'GET /me/export',
    'GET /manage',
  ]) {
    const { status, body } = await call(site, endpoint, { token: access })
    expect([endpoint, status, body.errors]).toEqual([endpoint, ...SESSION_OVER])
  }
  const again = await login(site, id)
  expect([again.status, again.body.errors]).toEqual(SESSION_OVER)
  expect(await dump(site)).toEqual(before)
})

test('another login of the account creates a new one only when it signs in again', async () => {
  const { access, account } = await aPerson()
  const integration = await call(site, 'POST /account-auth-integrations', { token: access })
  const google = await tokensOf(site, undefined, identityOf('Google'))
  await login(site, google.id, integration.body.data.accountAuthIntegration.integrationToken, access)
  await deleteAccount(access)
  // A token renewed after the deletion has the former sign-in.
  expect((await login(site, google.id)).status).toBe(401)
  const later = Math.floor(Date.now() / 1000) + 2
  const anew = await tokensOf(site, google.sub, { ...identityOf('Google'), auth_time: later })
  const { status, body } = await login(site, anew.id)
  expect([status, body.data.account.auths.length]).toEqual([200, 1])
  expect(body.data.account.id).not.toBe(account.id)
})

test('sessions from before an account was deleted do not come back with a new account of the same login', async () => {
  const { access, account } = await aPerson()
  const integration = await call(site, 'POST /account-auth-integrations', { token: access })
  const google = await tokensOf(site, undefined, identityOf('Google'))
  await login(site, google.id, integration.body.data.accountAuthIntegration.integrationToken, access)
  await deleteAccount(access)
  const later = Math.floor(Date.now() / 1000) + 2
  const anew = await tokensOf(site, google.sub, { ...identityOf('Google'), auth_time: later })
  const { body } = await login(site, anew.id)
  expect(body.data.account.id).not.toBe(account.id)
  const { status, body: refused } = await call(site, 'GET /me', { token: google.access })
  expect([status, refused.errors]).toEqual(SESSION_OVER)
})

const LAST_ADMIN = [
  409,
  [
    {
      code: 'E10409',
      message:
        '最後の管理者は退会できません。先に、編集室の「会員と役割」で、ほかの人に管理者の役割を割り当ててください。',
    },
  ],
]
const anAdmin = async () => {
  const person = await aPerson()
  await setRole(site.db as never, person.account.id, 'admin', new Date())
  return person
}

test('the last administrator cannot be deleted, nor both of two at the same moment', async () => {
  onTestFinished(await withoutAdmins(site.db))
  const [one, other] = [await anAdmin(), await anAdmin()]
  const answers = await Promise.all([deleteAccount(one.access), deleteAccount(other.access)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const stays = answers[0]?.status === 409 ? one : other
  const before = await dump(site)
  const { status, body } = await deleteAccount(stays.access)
  expect([status, body.errors]).toEqual(LAST_ADMIN)
  expect(await dump(site)).toEqual(before)
  expect(await userExists(stays.access)).toBe(true)
  // When another account has the role, the deletion is allowed.
  const heir = await anAdmin()
  expect((await deleteAccount(stays.access)).status).toBe(200)
  expect((await deleteAccount(heir.access)).status).toBe(409)
})

test('a role that only manages roles does not count as a remaining administrator', async () => {
  onTestFinished(await withoutAdmins(site.db))
  const [role, now] = [randomIdentifier(), new Date().toISOString()]
  await site.db.batch([
    site.db
      .prepare(
        "INSERT INTO roles (id, name, description, created_at, updated_at) VALUES (?1, '役割係', '', ?2, ?2)",
      )
      .bind(role, now),
    site.db
      .prepare(
        "INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at) VALUES (?1, ?2, 'manage', 'role', 'any', ?3, ?3)",
      )
      .bind(randomIdentifier(), role, now),
  ])
  const remainingManager = await aPerson()
  await setRole(site.db as never, remainingManager.account.id, '役割係', new Date())
  const admin = await anAdmin()
  expect((await deleteAccount(admin.access)).status).toBe(409)
})

const UNAVAILABLE = [
  503,
  [
    {
      code: 'E10503',
      message:
        '退会の手続きを完了できませんでした。アカウントはそのまま残っています。しばらくしてから再度お試しください。',
    },
  ],
]

test.each([
  ['does not answer', 'cut', UNAVAILABLE],
  ['is broken', { status: 500, type: 'InternalErrorException' }, UNAVAILABLE],
  ['is too busy', { status: 400, type: 'TooManyRequestsException' }, UNAVAILABLE],
  ['no longer takes the token', { status: 400, type: 'NotAuthorizedException' }, SESSION_OVER],
] as const)(
  'when the pool %s, nothing is deleted, and it can be repeated later (R139)',
  async (_name, behaviour, refusal) => {
    const { access, account } = await aPerson()
    const before = await dump(site)
    pool.behaviour = behaviour
    const { status, body } = await deleteAccount(access)
    pool.behaviour = 'passes'
    expect([status, body.errors]).toEqual(refusal)
    expect(await dump(site)).toEqual(before)
    expect((await call(site, 'GET /me', { token: access })).body.data.account).toEqual(account)
    expect((await deleteAccount(access)).status).toBe(200)
  },
)

test('a deletion can be repeated if the pool has already deleted the user', async () => {
  const { access } = await aPerson()
  pool.behaviour = { status: 400, type: 'com.amazonaws.cognito#UserNotFoundException' }
  expect((await deleteAccount(access)).status).toBe(200)
})

test('two concurrent deletions are one', async () => {
  const { access, account } = await aPerson()
  const answers = await Promise.all([deleteAccount(access), deleteAccount(access), deleteAccount(access)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect(await countOf('accounts', 'id', account.id)).toBe(0)
})

const interrupt = (id: string, minutesAgo: number) =>
  site.db
    .prepare('UPDATE accounts SET left_at = ? WHERE id = ?')
    .bind(new Date(Date.now() - minutesAgo * 60_000).toISOString(), id)
    .run()

test('during the deletion the account is closed', async () => {
  const { access, id, account } = await aPerson()
  await interrupt(account.id, 1)
  expect((await call(site, 'GET /me', { token: access })).status).toBe(401)
  expect((await login(site, id)).status).toBe(401)
  expect(await countOf('accounts', 'id', account.id)).toBe(1)
})

test('an interrupted deletion is completed within hours, as its member can no longer sign in', async () => {
  const [left, leaving] = [await aPerson(), await aPerson()]
  await interrupt(left.account.id, 90)
  await interrupt(leaving.account.id, 30)
  await finishAbandonedDeletions(site.db as never, new Date())
  expect(await countOf('accounts', 'id', left.account.id)).toBe(0)
  expect(await countOf('account_auths', 'account_id', left.account.id)).toBe(0)
  expect(await countOf('accounts', 'id', leaving.account.id)).toBe(1)
})

test('an interrupted deletion is completed when its member returns', async () => {
  const { sub, account } = await aPerson()
  await interrupt(account.id, 90)
  const now = Math.floor(Date.now() / 1000)
  const old = await tokensOf(site, sub, { auth_time: now - 2 * 60 * 60 })
  expect((await login(site, old.id)).status).toBe(401)
  expect(await countOf('accounts', 'id', account.id)).toBe(0)
  const { status, body } = await login(site, (await tokensOf(site, sub)).id)
  expect(status).toBe(200)
  expect(body.data.account.id).not.toBe(account.id)
})
