import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { call, testClock } from '../amplify.fixture.ts'
import { FEDERATED, subOf } from '../people.ts'
import { CLIENT_ID, issuerOf, LIFETIME, USER_POOL_ID } from '../settings.ts'
import { asHana, authorizeQuery, choose, HANA, REDIRECT, redeem, start } from './oauth.fixture.ts'

test('choosing a person of a provider redirects back with a code and the state (R13, R14, R203)', async () => {
  const origin = await start()
  for (const provider of ['Google', 'Facebook', 'LINE']) {
    const page = await fetch(`${origin}/oauth2/authorize?${authorizeQuery({ identity_provider: provider })}`)
    const text = await page.text()
    for (const { email, federated } of FEDERATED)
      expect(text.includes(email)).toBe(federated?.provider === provider)
  }
  const back = await choose(origin, { person: subOf(HANA as never) })
  expect(back.origin + back.pathname).toBe(REDIRECT)
  expect(back.searchParams.get('state')).toBe('s'.repeat(32))
  expect(back.searchParams.get('code')).toMatch(/^[\w-]{40,}$/)
})

test('a code is exchanged for tokens with the person, the provider and the nonce (R203)', async () => {
  const origin = await start()
  const { status, body } = await redeem(origin, await asHana(origin))
  expect(status).toBe(200)
  const jwks = createRemoteJWKSet(new URL(`${origin}/${USER_POOL_ID}/.well-known/jwks.json`))
  const { payload } = await jwtVerify(body.id_token, jwks, { issuer: issuerOf(origin), audience: CLIENT_ID })
  expect(payload).toMatchObject({
    'cognito:username': `LINE_${HANA?.federated?.userId}`,
    token_use: 'id',
    email: 'hana@line.test',
    nonce: 'n'.repeat(32),
    identities: [{ providerName: 'LINE', providerType: 'OIDC', userId: HANA?.federated?.userId }],
  })
  // The scope for the pool's own calls was requested, so that a federated member can delete the account.
  expect((await call(origin, 'GetUser', { AccessToken: body.access_token })).status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, refresh_token: expect.any(String) })
  // Browsers drop cookies of more than about 4,000 bytes including the name.
  for (const token of [body.id_token, body.access_token, body.refresh_token])
    expect(token.length).toBeLessThan(2_000)
})

test('tokens of a federated member without the scope cannot call the pool', async () => {
  const origin = await start()
  const { body } = await redeem(origin, await asHana(origin, { scope: 'openid email' }))
  const answer = await call(origin, 'DeleteUser', { AccessToken: body.access_token })
  expect(answer).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } })
})

test('cancelling redirects back with access_denied (R239)', async () => {
  const origin = await start()
  const back = await choose(origin, { cancel: '1' })
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'access_denied',
    state: 's'.repeat(32),
  })
})

test('a new person has a stable identity, and must belong to the requested provider', async () => {
  const origin = await start()
  const somebody = { provider: 'LINE', name: '<b>新しい人</b>', email: 'new@line.test' }
  const subjects = []
  for (let i = 0; i < 2; i++) {
    const code = (await choose(origin, somebody)).searchParams.get('code') ?? ''
    subjects.push(decodeJwt((await redeem(origin, code)).body.id_token).sub)
  }
  expect(subjects[0]).toBe(subjects[1])
  const page = await (await fetch(`${origin}/oauth2/authorize?${authorizeQuery()}`)).text()
  expect(page).toContain('&lt;b&gt;新しい人')
  expect((await choose(origin, { ...somebody, provider: 'Google' })).href).toBe('about:blank')
})

test('a code is valid once, for its verifier, redirect address and client, and expires (R203, R254)', async () => {
  const clock = testClock()
  const origin = await start({ now: clock.now })
  const refused = { status: 400, body: { error: 'invalid_grant' } }
  expect(await redeem(origin, await asHana(origin), { code_verifier: 'w'.repeat(128) })).toEqual(refused)
  const elsewhere = { redirect_uri: 'http://localhost:9999/login/callback' }
  expect(await redeem(origin, await asHana(origin), elsewhere)).toEqual(refused)
  expect(await redeem(origin, await asHana(origin), { client_id: 'another' })).toMatchObject({ status: 400 })
  expect(await redeem(origin, 'never-given')).toEqual(refused)
  const late = await asHana(origin)
  clock.forward(LIFETIME.oauthCode)
  expect(await redeem(origin, late)).toEqual(refused)
  // A wrong verifier consumes the code.
  const stolen = await asHana(origin)
  await redeem(origin, stolen, { code_verifier: 'w'.repeat(128) })
  expect(await redeem(origin, stolen)).toEqual(refused)
})

test('using a code twice revokes its tokens', async () => {
  const origin = await start()
  const code = await asHana(origin)
  const { body } = await redeem(origin, code)
  expect((await redeem(origin, code)).status).toBe(400)
  const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
  expect(await redeem(origin, '', refresh)).toEqual({ status: 400, body: { error: 'invalid_grant' } })
  expect(await call(origin, 'GetUser', { AccessToken: body.access_token })).toMatchObject({
    body: { message: 'Access Token has been revoked' },
  })
})

test('a refresh token renews its session until it is revoked', async () => {
  const origin = await start()
  const { body } = await redeem(origin, await asHana(origin))
  const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
  const next = await redeem(origin, '', refresh)
  expect(decodeJwt(next.body.access_token).origin_jti).toBe(decodeJwt(body.access_token).origin_jti)
  await fetch(`${origin}/oauth2/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: CLIENT_ID, token: body.refresh_token }),
  })
  expect((await redeem(origin, '', refresh)).status).toBe(400)
})

test('a provider remembers the person until sign-out, which redirects to the site (R136, R203)', async () => {
  const origin = await start()
  const chosen = await fetch(`${origin}/oauth2/authorize`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...Object.fromEntries(authorizeQuery()), person: subOf(HANA as never) }),
    redirect: 'manual',
  })
  const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? ''
  const again = await fetch(`${origin}/oauth2/authorize?${authorizeQuery()}`, { headers: { cookie } })
  expect(await again.text()).toContain('前回')
  const logout_uri = 'http://localhost:8787/logout/callback'
  const out = await fetch(`${origin}/logout?${new URLSearchParams({ client_id: CLIENT_ID, logout_uri })}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  expect(out.headers.get('location')).toBe(logout_uri)
  expect(out.headers.get('set-cookie')).toMatch(/identity-session=;.*Max-Age=0/)
})
