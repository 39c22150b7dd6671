import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { AuthConfig } from '#domain/auth/config.ts'
import { AuthFailure } from './auth-failure.ts'
import { exchangeCode } from './token-endpoint.ts'

/** The number of next requests whose connection is closed before the answer. */
let cut = 0
let requestCount = 0
const server = createServer((request, response) => {
  requestCount++
  if (cut-- > 0) return request.socket.destroy()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ access_token: 'a', id_token: 'i', refresh_token: 'r', token_type: 'Bearer' }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

const config = {
  oauthOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  userPoolClientId: 'client',
} as AuthConfig
const exchange = () => exchangeCode(config, { code: 'c', verifier: 'v', redirectUri: 'https://site.test/' })

test('a sign-in survives one broken connection to the provider, not two (R71)', async () => {
  cut = 1
  expect(await exchange()).toEqual({ accessToken: 'a', idToken: 'i', refreshToken: 'r' })
  expect(requestCount).toBe(2)
  cut = 2
  await expect(exchange()).rejects.toThrow(AuthFailure)
  expect(requestCount).toBe(4)
})
