import { expect, test } from 'vitest'
import { consent, endOf, identity, rowsOf, someone, Visitor } from './federated.ts'
import { sharedLog, sharedSite } from './member-site.ts'

const site = await sharedSite()
const db = await site.miniflare.getD1Database('DB')
const newVisitor = () => new Visitor(site.url)

const accountOf = async (visitor: Visitor) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any field of it
  ((await (await visitor.call('/v1/accounts/authorize')).json()) as any).data?.account

test.each(['LINE', 'Google', 'Facebook'] as const)(
  'after signing in with %s a visitor has an account, a session and their own pages (R14, R71, R144, R203, R231)',
  async (provider) => {
    const visitor = newVisitor()
    const response = await visitor.signIn(someone(provider))
    expect(endOf(response)).toEqual([302, '/@/home/topics', 'logged-in'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(visitor.jar.names(/^__Host-login-/)).toEqual([])
    expect((await accountOf(visitor)).auths).toEqual([expect.objectContaining({ provider })])
  },
)

test('the second sign-in finds the same account, and creates nothing', async () => {
  const [person, first, second] = [someone(), newVisitor(), newVisitor()]
  await first.signIn(person)
  const rows = await rowsOf(site)
  await second.signIn(person)
  expect((await accountOf(second)).id).toBe((await accountOf(first)).id)
  expect(await rowsOf(site)).toEqual(rows)
})

test('signing in returns to the page where it started', async () => {
  const response = await newVisitor().signIn(someone(), { return: '/spots?page=2' })
  expect(endOf(response)).toEqual([302, '/spots?page=2', 'logged-in'])
})

test('cancelling at the provider shows a notice on the sign-in page, with the return address, and changes nothing (R73, R145, R233)', async () => {
  const visitor = newVisitor()
  const rows = await rowsOf(site)
  const callback = await consent(
    await visitor.begin({ provider: 'Google', return: '/spots?page=2' }),
    'cancel',
  )
  expect(endOf(await visitor.visit(callback, 'from another site'))).toEqual([
    302,
    '/login?return=%2Fspots%3Fpage%3D2',
    'login-cancelled',
  ])
  expect(visitor.jar.names()).toEqual(['notice'])
  expect(await rowsOf(site)).toEqual(rows)
})

test('two tabs that sign in at the same time do not conflict', async () => {
  const visitor = newVisitor()
  const [one, other] = [someone('LINE'), someone('Google')]
  const [first, second] = [
    await visitor.begin({ provider: 'LINE' }),
    await visitor.begin({ provider: 'Google' }),
  ]
  for (const [address, person] of [
    [second, other],
    [first, one],
  ] as const)
    expect(endOf(await visitor.visit(await consent(address, person), 'from another site'))[2]).toBe(
      'logged-in',
    )
  expect((await accountOf(visitor)).auths).toEqual([expect.objectContaining({ provider: 'LINE' })])
})

test('signing out also signs out at the provider, and revokes the refresh token (R33, R136)', async () => {
  const visitor = newVisitor()
  await visitor.signIn(someone())
  const token = visitor.token('refreshToken')
  const away = new URL((await visitor.visit('/logout')).headers.get('location') ?? '')
  expect(away.origin + away.pathname).toBe(`${identity}/logout`)
  const back = (await fetch(away, { redirect: 'manual' })).headers.get('location') ?? ''
  expect(endOf(await visitor.visit(back, 'from another site'))).toEqual([302, '/', 'logged-out'])
  expect(visitor.jar.names()).toEqual(['notice'])
  const renewed = () =>
    fetch(`${identity}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'tabishirube-web',
        refresh_token: token,
      }),
    })
  await expect.poll(async () => (await renewed()).status).toBe(400)
})

test.each(['/login/start', '/login/callback', '/login/integration', '/logout', '/logout/callback'])(
  '%s is GET only: everything else is refused, and changes nothing',
  async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(site.url + path, { method, redirect: 'manual' })
      expect([method, response.status, response.headers.getSetCookie()]).toEqual([method, 405, []])
    }
  },
)

test('used states are deleted when they have expired', async () => {
  await db
    .prepare('INSERT INTO used_login_states (digest, expires_at) VALUES (?, ?)')
    .bind('over', new Date(Date.now() - 1).toISOString())
    .run()
  await newVisitor().signIn(someone())
  expect(await db.prepare(`SELECT * FROM used_login_states WHERE digest = 'over'`).first()).toBeNull()
})

test('a failed sign-in is logged without code, state, token or address', async () => {
  const before = sharedLog.length
  const visitor = newVisitor()
  const person = someone()
  const callback = await consent(await visitor.begin({ provider: 'LINE' }), person)
  const [state = '', code = ''] = ['state', 'code'].map((name) => callback.searchParams.get(name) ?? '')
  const thief = newVisitor()
  await thief.visit(callback, 'from another site')
  await visitor.visit(callback, 'from another site')
  const session = (['accessToken', 'idToken', 'refreshToken'] as const).map((kind) => visitor.token(kind))
  await visitor.visit(callback, 'from another site')
  await expect.poll(() => sharedLog.slice(before).join()).toContain('authentication failed')
  for (const secret of [state, code, person.email, ...session])
    expect(sharedLog.slice(before).join()).not.toContain(secret)
})
