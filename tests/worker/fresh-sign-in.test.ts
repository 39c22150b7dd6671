import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { call, claimsOf, login, sharedSite, sign, tokensOf } from './member-site.ts'
import { watchRows } from './watch-rows.ts'

const site = await sharedSite()

const GUARD = 'freshSignIn'

const handlers = new Map<string, string[]>()
for (const { method, path, handler } of v1.routes) {
  const route = `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`
  if (method !== 'ALL') handlers.set(route, [...(handlers.get(route) ?? []), handler.name])
}
const guarded = [...handlers].filter(([, names]) => names.includes(GUARD)).map(([route]) => route)

/** Words of sensitive paths. A new call with such a word must be guarded, or be listed below. */
const SENSITIVE =
  /account|\bauth\b|login|sign-in|session|role|permission|factor|mfa|passkey|mail|leave|join|export|csv|download/
/** Not guarded, with the reason. */
const NOT_GUARDED: Record<string, string> = {
  'POST /accounts/login':
    'it is the sign-in itself; a mail address that changed is recorded by a fresh one only',
  'POST /accounts/authorize': 'reads',
  'POST /account-joins': 'the other account proves a fresh sign-in, and the token needed one',
  'DELETE /account-joins/:id': 'gives a join up',
  'GET /account-joins': 'reads',
  'DELETE /me/sessions': 'ends sessions: whoever fears a thief must not be held up',
  'GET /me/sign-in': 'says whether the sign-in is fresh',
  'GET /manage/accounts': 'a list of fifty, without a mail address or a name',
  'POST /manage/accounts/search': 'the same for one mail address',
  'GET /manage/accounts/:id': 'the same for one member',
  'GET /manage/accounts/:id/article-pages': 'reads articles',
  'GET /manage/redirects/export': 'addresses of the site, and nothing of people',
  'GET /manage/roles': 'reads',
  'GET /manage/second-factor-rule': 'reads',
  'POST /me/second-factor': 'reads the factors from the pool',
  'GET /me/sessions': 'reads',
  'DELETE /me/sessions/current': 'ends sessions',
  'DELETE /me/sessions/others': 'ends sessions',
  'DELETE /me/sessions/:id': 'ends sessions',
  'GET /manage/accounts/:id/sessions': 'reads',
  'DELETE /manage/accounts/:id/sessions/:sessionId': 'ends sessions: help must not be held up',
  'DELETE /manage/accounts/:id/sessions': 'ends sessions: help must not be held up',
}

test('every call about a login, a role or an export requires a fresh sign-in, or is listed as an exception', () => {
  const sensitive = [...handlers.keys()].filter((route) => SENSITIVE.test(route))
  expect(sensitive.filter((route) => !guarded.includes(route)).sort()).toEqual(
    Object.keys(NOT_GUARDED)
      .filter((route) => handlers.has(route))
      .sort(),
  )
  expect(guarded.length).toBeGreaterThanOrEqual(9)
  // Authentication is checked before the age of the sign-in.
  for (const route of guarded) {
    const names = handlers.get(route) ?? []
    expect([route, names.indexOf(GUARD)]).toEqual([route, expect.toSatisfy((at: number) => at > 0)])
  }
})

const adminSince = async (secondsAgo: number) => {
  const { sub, id } = await tokensOf(site)
  const { body } = await login(site, id)
  await setRole(site.db as unknown as D1Database, body.data.account.id, 'admin', new Date())
  const now = Math.floor(Date.now() / 1000)
  // A token that was just renewed, from a sign-in long ago.
  return sign(site, { ...claimsOf(site, 'access', sub), auth_time: now - secondsAgo })
}

const addressOf = (route: string) => route.replaceAll(/:\w+/g, () => randomIdentifier())

const STALE = [403, 'E11403', '確認のため、もう一度ログインしてください。']
const refusalOf = async (route: string, token: string) => {
  const { status, body } = await call(site, addressOf(route), {
    token,
    ...(/^(POST|PUT|PATCH)/.test(route) && { body: {} }),
  })
  return [status, body.errors?.[0]?.code, body.errors?.[0]?.message]
}
const written = await watchRows(site)

const CALLS = [
  'POST /account-auth-integrations',
  'DELETE /account-auth-integrations/Google',
  `POST /account-joins/${randomIdentifier()}/complete`,
  'POST /accounts/leave',
  'GET /me/export',
  `PUT /manage/accounts/${randomIdentifier()}/role`,
  'POST /manage/roles',
  `PATCH /manage/roles/${randomIdentifier()}`,
  `DELETE /manage/roles/${randomIdentifier()}`,
]

test.each([...new Set([...CALLS, ...guarded])])(
  '%s is refused eleven minutes after the sign-in, and changes nothing',
  async (route) => {
    const stale = await adminSince(11 * 60)
    await written()
    expect(await refusalOf(route, stale)).toEqual(STALE)
    expect(await written()).toEqual([])
    if (route === 'POST /accounts/leave') return
    expect((await refusalOf(route, await adminSince(9 * 60)))[1]).not.toBe('E11403')
  },
)
