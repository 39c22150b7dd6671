import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api.ts'
import { errorOf, HOST, json, resultOf, serve } from './server.fixture.ts'
import { setTokenSource } from './token-source.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  setTokenSource(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const body = { loginAccountPayload: {} }

test('every call goes to the API’s host, with the client’s id and a bearer token (R192, R193)', async () => {
  const requests = serve(() => json({ data: {} }))
  setTokenSource(async () => ({ access: 'an-access', id: 'an-id' }))
  const v1 = api(HOST)
  await resultOf(v1.regions.$get())
  await resultOf(v1.me.$get())
  await resultOf(v1.accounts.authorize.$post())
  await resultOf(v1.accounts.leave.$post())
  await resultOf(v1['account-auth-integrations'].$post())
  await resultOf(api(HOST, { token: 'id' }).accounts.login.$post({ json: body }))
  await resultOf(api(HOST, { bearer: 'another' }).accounts.login.$post({ json: body }))
  expect(
    requests.map(({ method, url, headers }) => [
      `${method} ${url}`,
      headers.get('x-client-id'),
      headers.get('authorization'),
    ]),
  ).toEqual([
    [`GET ${HOST}/v1/regions`, 'web/b1', 'Bearer an-access'],
    [`GET ${HOST}/v1/me`, 'web/b1', 'Bearer an-access'],
    [`POST ${HOST}/v1/accounts/authorize`, 'web/b1', 'Bearer an-access'],
    [`POST ${HOST}/v1/accounts/leave`, 'web/b1', 'Bearer an-access'],
    [`POST ${HOST}/v1/account-auth-integrations`, 'web/b1', 'Bearer an-access'],
    [`POST ${HOST}/v1/accounts/login`, 'web/b1', 'Bearer an-id'],
    [`POST ${HOST}/v1/accounts/login`, 'web/b1', 'Bearer another'],
  ])
})

test('another attempt has the same headers as the first (R192, R212)', async () => {
  const requests = serve(() => json({}, 503))
  await errorOf(api(HOST).regions.$get())
  expect(requests.map(({ headers }) => [headers.get('x-client-id'), headers.get('authorization')])).toEqual([
    ['web/b1', 'Bearer public'],
    ['web/b1', 'Bearer public'],
  ])
})
