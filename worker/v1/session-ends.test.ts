import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { SESSION_LIFETIMES } from '#domain/auth/session-lifetime.ts'
import { TEST_USER_COOKIE } from '#domain/site/cookie-names.ts'
import { PEOPLE, subOf } from '#identity/people.ts'
import { CLIENT_ID } from '#identity/settings.ts'
import { mapConcurrently } from '#tests/worker/map-concurrently.ts'
import {
  call,
  claimsOf,
  login,
  type MemberSite,
  sharedSite,
  sign,
  tokensOf,
} from '#tests/worker/member-site.ts'
import { setRole } from '../db/account/accounts.server.ts'
import { selectSession } from '../db/account/sessions.server.ts'
import { v1 } from './index.ts'

const site = await sharedSite()
const db = site.db as unknown as D1Database

type Tokens = Awaited<ReturnType<typeof tokensOf>>

const signIn = async (sub?: string): Promise<Tokens & { accountId: string }> => {
  const tokens = await tokensOf(site, sub)
  const { body } = await login(site, tokens.id)
  return { ...tokens, accountId: body.data.account.id }
}
const statusOf = async (endpoint: string, token: string) => (await call(site, endpoint, { token })).status

/** The same sign-in with a renewed token. */
const renewed = (token: string, more = {}) =>
  sign(site, { ...decodeJwt(token), iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), ...more })

const GATES = ['allow', 'allowContent', 'member', 'manager']

test('after signing out the access token, and one renewed from its session, is refused by every call', async () => {
  const admin = await signIn()
  await setRole(db, admin.accountId, 'admin', new Date())
  const second = await signIn(admin.sub)
  expect(await statusOf('GET /manage', admin.access)).toBe(200)
  expect((await call(site, 'DELETE /me/sessions/current', { token: admin.access })).status).toBe(200)
  const tokens = [admin.access, await renewed(admin.access)]
  const endpoints = v1.routes
    .filter(({ method, handler }) => method !== 'ALL' && GATES.includes(handler.name))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+(\{[^}]*\})?/g, 'spots')}`)
  expect(endpoints.length).toBeGreaterThan(80)
  const statuses = await mapConcurrently(endpoints, (endpoint) => statusOf(endpoint, tokens[0] ?? ''))
  expect(endpoints.filter((_, index) => statuses[index] !== 401)).toEqual([])
  for (const endpoint of ['GET /me', 'GET /manage', 'GET /travel/guides', 'POST /accounts/authorize'])
    expect([endpoint, await statusOf(endpoint, tokens[1] ?? '')]).toEqual([endpoint, 401])
  // The ID token of the same sign-in does not sign in again.
  expect((await login(site, admin.id)).status).toBe(401)
  expect(await statusOf('GET /manage', second.access)).toBe(200)
})

const cookiesOf = ({ access, id }: Tokens, sub: string): string => {
  const pool = `CognitoIdentityServiceProvider.${CLIENT_ID}`
  return `${pool}.LastAuthUser=${sub}; ${pool}.${sub}.accessToken=${access}; ${pool}.${sub}.idToken=${id}`
}
const visit = (cookie: string, path: string) =>
  fetch(site.url + path, {
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' },
  })

test('/logout ends the session of the cookies on the server, also with an expired token', async () => {
  const [one, old, developer] = [await signIn(), await signIn(), await signIn()]
  expect((await visit(cookiesOf(one, one.sub), '/logout/callback')).status).toBe(302)
  expect(await statusOf('GET /me', one.access)).toBe(401)

  const past = Math.floor(Date.now() / 1000) - 7200
  const expired = await renewed(old.access, { iat: past, auth_time: past, exp: past + 3600 })
  await visit(cookiesOf({ ...old, access: expired }, old.sub), '/logout/callback')
  expect(await statusOf('GET /me', old.access)).toBe(401)

  await visit(`${TEST_USER_COOKIE}=${developer.id}~${developer.access}`, '/logout/callback')
  expect(await statusOf('GET /me', developer.access)).toBe(401)
})

test('a forged cookie ends no session', async () => {
  const { sub, access, id } = await signIn()
  const forged = `${access.split('.').slice(0, 2).join('.')}.AAAA`
  expect((await visit(cookiesOf({ sub, id, access: forged }, sub), '/logout/callback')).status).toBe(302)
  expect(await statusOf('GET /me', access)).toBe(200)
})

test('a password change ends every other session of the account, also unknown ones, but not this one', async () => {
  const here = await signIn()
  const elsewhere = await signIn(here.sub)
  expect(await statusOf('GET /me', elsewhere.access)).toBe(200)
  // Signed in at the pool only.
  const unseen = await tokensOf(site, here.sub)
  const { status, body } = await call(site, 'DELETE /me/sessions/others?because=password', {
    token: here.access,
  })
  expect([status, body]).toEqual([200, { data: { result: true } }])
  for (const { access } of [elsewhere, unseen])
    for (const token of [access, await renewed(access)]) expect(await statusOf('GET /me', token)).toBe(401)
  for (const token of [here.access, await renewed(here.access)])
    expect(await statusOf('GET /me', token)).toBe(200)
  const refused = await call(site, 'GET /me', { token: elsewhere.access })
  expect(refused.body.errors).toEqual([
    { code: 'E10401', message: 'パスワードが変更されたため、ログアウトしました。' },
  ])
  expect(
    (await call(site, 'DELETE /me/sessions/others?because=nothing', { token: here.access })).status,
  ).toBe(422)
})

const sessionsOf = async (token: string) =>
  (await call(site, 'GET /me/sessions', { token })).body.data.sessions

test('the list has each active session, and only its owner can end one', async () => {
  const here = await signIn()
  const phone = await signIn(here.sub)
  const stranger = await signIn()
  const headers = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'cf-connecting-ip': '203.0.113.9',
  }
  expect((await call(site, 'GET /me', { token: phone.access, headers })).status).toBe(200)
  const list = await sessionsOf(here.access)
  expect(list).toHaveLength(2)
  const one = list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  expect(one).toEqual({
    id: decodeJwt(phone.access).origin_jti,
    device: 'iPhoneのSafari',
    network: expect.any(String),
    provider: 'Cognito',
    signedInAt: expect.stringMatching(/Z$/),
    lastSeenAt: expect.stringMatching(/Z$/),
    isCurrent: false,
  })
  expect(JSON.stringify(list)).not.toContain('203.0.113.9')
  expect(await statusOf(`DELETE /me/sessions/${one.id}`, stranger.access)).toBe(404)
  expect(await statusOf('GET /me', phone.access)).toBe(200)
  expect(await statusOf(`DELETE /me/sessions/${one.id}`, here.access)).toBe(200)
  expect(await statusOf('GET /me', phone.access)).toBe(401)
  expect(await sessionsOf(here.access)).toHaveLength(1)
  expect(await statusOf(`DELETE /me/sessions/${one.id}`, here.access)).toBe(404)
})

const seconds = () => Math.floor(Date.now() / 1000)
const lastSeen = (token: string, at: Date) =>
  db
    .prepare('UPDATE sessions SET last_seen_at = ? WHERE id = ?')
    .bind(at.toISOString(), decodeJwt(token).origin_jti)
    .run()

test('a session expires when it is unused or old; for staff much sooner', async () => {
  const member = await signIn()
  const staff = await signIn()
  await setRole(db, staff.accountId, 'editor', new Date())
  for (const [{ access }, { idle, absolute }] of [
    [member, SESSION_LIFETIMES.member],
    [staff, SESSION_LIFETIMES.staff],
  ] as const) {
    expect(await statusOf('GET /me', access)).toBe(200)
    expect(await statusOf('GET /me', await renewed(access, { auth_time: seconds() - absolute + 60 }))).toBe(
      200,
    )
    expect(await statusOf('GET /me', await renewed(access, { auth_time: seconds() - absolute - 60 }))).toBe(
      401,
    )
    await lastSeen(access, new Date(Date.now() - (idle - 60) * 1000))
    expect(await statusOf('GET /me', access)).toBe(200)
    await lastSeen(access, new Date(Date.now() - (idle + 60) * 1000))
    const { status, body } = await call(site, 'GET /me', { token: access })
    expect([status, body.errors[0].message]).toEqual([
      401,
      'しばらくご利用がなかったため、ログアウトしました。',
    ])
  }
})

const rowOf = ({ db }: MemberSite, token: string) =>
  db.prepare('SELECT * FROM sessions WHERE id = ?').bind(decodeJwt(token).origin_jti).first()

test('a member’s read costs one row of the session, which is updated once in ten minutes', async () => {
  const { access } = await signIn()
  await call(site, 'GET /me', { token: access })
  const before = await rowOf(site, access)
  expect((await call(site, 'GET /me', { token: access })).status).toBe(200)
  expect(await rowOf(site, access)).toEqual(before)
  await lastSeen(access, new Date(Date.now() - 11 * 60_000))
  await call(site, 'GET /me', { token: access })
  expect((await rowOf(site, access))?.last_seen_at).not.toBe(before?.last_seen_at)
  const { meta } = await selectSession(db, String(decodeJwt(access).origin_jti)).all()
  expect(meta.rows_read).toBe(1)
})

test('an administrator lists and ends the sessions of a member, which is audited; others may not', async () => {
  const admin = await signIn(subOf(PEOPLE.find(({ email }) => email === 'admin@tabishirube.test') as never))
  const [one, support] = [await signIn(), await signIn()]
  const two = await signIn(one.sub)
  await setRole(db, support.accountId, 'support', new Date())
  for (const { access } of [one, two]) await call(site, 'GET /me', { token: access })
  const path = `/manage/accounts/${one.accountId}/sessions`
  const listed = await call(site, `GET ${path}`, { token: support.access })
  expect(listed.body.data.sessions).toHaveLength(2)
  const id = decodeJwt(one.access).origin_jti
  for (const endpoint of [`DELETE ${path}/${id}`, `DELETE ${path}`])
    expect([endpoint, await statusOf(endpoint, support.access)]).toEqual([endpoint, 403])
  expect(await statusOf('GET /me', one.access)).toBe(200)

  expect(await statusOf(`DELETE ${path}/${id}`, admin.access)).toBe(200)
  expect(await statusOf(`DELETE ${path}/${id}`, admin.access)).toBe(404)
  const refused = await call(site, 'GET /me', { token: one.access })
  expect(refused.body.errors[0].message).toBe('サイトの管理者が、この端末のログインを終了しました。')
  expect(await statusOf('GET /me', two.access)).toBe(200)
  expect(await statusOf(`DELETE ${path}`, admin.access)).toBe(200)
  expect(await statusOf('GET /me', two.access)).toBe(401)
  const { results } = await db
    .prepare("SELECT action, done_by FROM audit_log WHERE resource = 'account' AND ref_id = ? ORDER BY id")
    .bind(one.accountId)
    .all()
  expect(results).toEqual([
    { action: 'endSession', done_by: admin.accountId },
    { action: 'endSessions', done_by: admin.accountId },
  ])
  const before = await tokensOf(site, one.sub, { auth_time: seconds() - 30 })
  expect((await login(site, before.id)).status).toBe(401)
  const later = await sign(site, { ...claimsOf(site, 'access', one.sub), auth_time: seconds() + 3 })
  expect(await statusOf('GET /me', later)).toBe(200)
})
