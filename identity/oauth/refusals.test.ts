import { expect, test } from 'vitest'
import { subOf } from '../people.ts'
import { CLIENT_ID } from '../settings.ts'
import { authorizeQuery, HANA, start } from './oauth.fixture.ts'

test.each([
  ['response_type', 'token', 'unsupported_response_type'],
  ['code_challenge_method', 'plain', 'invalid_request'],
  ['code_challenge', '', 'invalid_request'],
  ['scope', 'openid everything', 'invalid_scope'],
  ['identity_provider', 'Apple', 'invalid_request'],
])('a request with another %s goes back with the error (R241)', async (name, value, error) => {
  const origin = await start()
  const response = await fetch(`${origin}/oauth2/authorize?${authorizeQuery({ [name]: value })}`, {
    redirect: 'manual',
  })
  const back = new URL(response.headers.get('location') ?? '')
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 's'.repeat(32) })
})

test('the form of another site is refused', async () => {
  const origin = await start()
  const response = await fetch(`${origin}/oauth2/authorize`, {
    method: 'POST',
    headers: { origin: 'http://localhost:8787' },
    body: new URLSearchParams({ ...Object.fromEntries(authorizeQuery()), person: subOf(HANA as never) }),
    redirect: 'manual',
  })
  expect(response.status).toBe(403)
})

test.each([
  ['https://evil.example/login/callback'],
  ['http://localhost:8787/login/callback/../../x'],
  ['http://localhost:8787/login/callback?next=1'],
  ['http://localhost.evil.example:80/login/callback'],
  ['http://localhost:8787@evil.example/login/callback'],
  ['https://localhost:8787/login/callback'],
  ['http://localhost:8787/logout/callback'],
  ['javascript:alert(1)'],
])('there is no redirect to %s, which is not the site’s own address (R177)', async (redirect_uri) => {
  const origin = await start()
  const response = await fetch(`${origin}/oauth2/authorize?${authorizeQuery({ redirect_uri })}`, {
    redirect: 'manual',
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('location')).toBeNull()
  const out = await fetch(
    `${origin}/logout?${new URLSearchParams({ client_id: CLIENT_ID, logout_uri: redirect_uri.replace('logout', 'login') })}`,
    { redirect: 'manual' },
  )
  expect(out.status).toBe(400)
})
