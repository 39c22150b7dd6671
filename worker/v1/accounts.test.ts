import { expect, test } from 'vitest'
import { Account } from '#domain/account/account.ts'
import { call, dump, identityOf, login, loginAnew, sharedSite, tokensOf } from '#tests/worker/member-site.ts'

const site = await sharedSite()

const rowsOf = async (sub: string) =>
  (
    await site.db
      .prepare(
        'SELECT * FROM account_auths JOIN accounts ON accounts.id = account_id WHERE account_auths.uuid = ?',
      )
      .bind(sub)
      .all()
  ).results

test('the first login makes an account with the first role, the next one finds it (R85–R88, R197, R198)', async () => {
  const { id, access, sub } = await tokensOf(site)
  const first = await login(site, id)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(Object.keys(first.body)).toEqual(['data'])
  expect(Object.keys(first.body.data)).toEqual(['account'])
  const account = Account.parse(first.body.data.account)
  expect(account.role.name).toBe('member')
  expect(account.role.permissions.length).toBeGreaterThan(0)
  expect(account.role.permissions.every(({ roleId }) => roleId === account.roleId)).toBe(true)
  expect(account.auths).toMatchObject([{ accountId: account.id, provider: 'Cognito', uuid: sub }])

  expect((await login(site, id)).body).toEqual(first.body)
  const authorized = await call(site, 'POST /accounts/authorize', { token: access })
  expect([authorized.status, authorized.body]).toEqual([200, first.body])
  expect((await call(site, 'GET /me', { token: access })).body).toEqual(first.body)
})

test.each(['Google', 'Facebook', 'LINE'])(
  'a login with %s is stored under its name (R88, R255)',
  async (provider) => {
    const { id } = await tokensOf(site, undefined, identityOf(provider))
    expect((await login(site, id)).body.data.account.auths).toMatchObject([{ provider }])
  },
)

test('a provider that the site does not offer creates no account', async () => {
  const { id, sub } = await tokensOf(site, undefined, identityOf('Elsewhere'))
  const { status, body } = await login(site, id)
  expect([status, body.errors]).toEqual([
    403,
    [{ code: 'E10403', message: 'このログイン方法は使えません。' }],
  ])
  expect(await rowsOf(sub)).toEqual([])
})

test('concurrent first sign-ins create one account', async () => {
  const { id, sub } = await tokensOf(site)
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(site, id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map(({ body }) => body.data.account.id)).size).toBe(1)
  expect(await rowsOf(sub)).toHaveLength(1)
})

test('a request without an account is not authorized before a login (R143, R195)', async () => {
  const { access, sub } = await tokensOf(site)
  const { status, body } = await call(site, 'POST /accounts/authorize', { token: access })
  expect([status, body.errors[0].code]).toEqual([401, 'E10401'])
  expect(await rowsOf(sub)).toEqual([])
})

test.each([
  ['nothing', '', 400, '送信された内容を読み取れません。', undefined],
  ['no JSON', '{"loginAccountPayload":', 400, '送信された内容を読み取れません。', undefined],
  ['no payload', {}, 422, '必須項目です。', 'loginAccountPayload'],
  ['a list', [], 422, '形式が正しくありません。', undefined],
  ['null', null, 422, '必須項目です。', undefined],
  [
    'an unknown name',
    { loginAccountPayload: {}, roleId: 'admin' },
    422,
    '不明な項目が含まれています：roleId',
    undefined,
  ],
  [
    'an unknown name inside',
    { loginAccountPayload: { role: 'admin' } },
    422,
    '不明な項目が含まれています：role',
    'loginAccountPayload',
  ],
  [
    'a token that is no text',
    { loginAccountPayload: { integrationToken: 1 } },
    422,
    '形式が正しくありません。',
    'loginAccountPayload.integrationToken',
  ],
  [
    'an empty token',
    { loginAccountPayload: { integrationToken: '' } },
    422,
    '必須項目です。',
    'loginAccountPayload.integrationToken',
  ],
  [
    'a token without end',
    { loginAccountPayload: { integrationToken: 'a'.repeat(1001) } },
    422,
    '1000文字以内で入力してください。',
    'loginAccountPayload.integrationToken',
  ],
])('a login with %s is refused and makes no account (R197)', async (_name, body, status, message, field) => {
  const { id, sub } = await tokensOf(site)
  const answer = await call(site, 'POST /accounts/login', { token: id, body })
  expect([answer.status, answer.body.errors]).toEqual([
    status,
    [{ code: `E10${status}`, message, ...(field && { field }) }],
  ])
  expect(await rowsOf(sub)).toEqual([])
})

test('a body without the JSON content type, as from a form of another site, is refused', async () => {
  const { id, sub } = await tokensOf(site)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type }
    const answer = await call(site, 'POST /accounts/login', {
      token: id,
      body: { loginAccountPayload: {} },
      headers,
    })
    expect([type, answer.status]).toEqual([type, 422])
  }
  expect(await rowsOf(sub)).toEqual([])
})

test('only a verified address is stored, as a digest', async () => {
  const digestOf = async (claims: object) => {
    const { id, sub } = await tokensOf(site, undefined, { ...claims })
    await loginAnew(site, id)
    const [row] = await rowsOf(sub)
    return row?.mail_digest
  }
  const email = 'Hana.Nakamura@example.test'
  expect(await digestOf({})).toBeNull()
  expect(await digestOf({ email })).toBeNull()
  expect(await digestOf({ email, email_verified: false })).toBeNull()
  expect(await digestOf({ email, email_verified: 'false' })).toBeNull()
  const digest = await digestOf({ email, email_verified: true })
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
  expect(await digestOf({ email: ` ${email.toLowerCase()} `, email_verified: 'true' })).toBe(digest)
  expect(JSON.stringify(await dump(site))).not.toMatch(/nakamura/i)
})

test('a changed address replaces the old one', async () => {
  const { id, sub } = await tokensOf(site, undefined, { email: 'old@example.test', email_verified: true })
  await login(site, id)
  const [before] = await rowsOf(sub)
  const changed = await tokensOf(site, sub, { email: 'new@example.test', email_verified: true })
  const { body } = await login(site, changed.id)
  const [after] = await rowsOf(sub)
  expect(after?.mail_digest).toMatch(/^[0-9a-f]{64}$/)
  expect(after?.mail_digest).not.toBe(before?.mail_digest)
  expect((await call(site, 'GET /me', { token: changed.access })).body).toEqual(body)
})

test('a changed address is stored by a fresh sign-in only, and the old one still works until then', async () => {
  const mail = (email: string, more = {}) => ({ email, email_verified: true, ...more })
  const { id, sub } = await tokensOf(site, undefined, mail('first@example.test'))
  await login(site, id)
  const [before] = await rowsOf(sub)
  const auth_time = Math.floor(Date.now() / 1000) - 11 * 60
  const stale = await tokensOf(site, sub, mail('stolen@example.test', { auth_time }))
  const refused = await login(site, stale.id)
  expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([403, 'E11403'])
  expect((await rowsOf(sub))[0]).toEqual(before)
  const same = await tokensOf(site, sub, mail('first@example.test', { auth_time }))
  expect((await login(site, same.id)).status).toBe(200)
})
