import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from './endpoint.ts'
import { requestPublic } from './request-public.ts'
import { errorOf, HOST, json, resultOf, serve } from './server.fixture.ts'
import { setTokenSource } from './token-source.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  setTokenSource(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const body = { json: { loginAccountPayload: {} } }
const regions = endpoint('GET /regions')
const login = endpoint('POST /accounts/login')

test('every call goes to the API’s host, with the client’s id and a bearer token (R192, R193)', async () => {
  const requests = serve(() => json({ data: {} }))
  setTokenSource(async () => ({ access: 'an-access', id: 'an-id' }))
  await resultOf(requestPublic(regions()))
  await resultOf(requestPublic(endpoint('GET /me')()))
  await resultOf(requestPublic(endpoint('POST /accounts/authorize')()))
  await resultOf(requestPublic(endpoint('POST /accounts/leave')()))
  await resultOf(requestPublic(endpoint('POST /account-auth-integrations')()))
  await resultOf(requestPublic({ ...login(body), token: 'id' }))
  await resultOf(requestPublic(login(body), { bearer: 'another' }))
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
  await errorOf(requestPublic(regions()))
  expect(requests.map(({ headers }) => [headers.get('x-client-id'), headers.get('authorization')])).toEqual([
    ['web/b1', 'Bearer public'],
    ['web/b1', 'Bearer public'],
  ])
})
