import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import type { AuthConfig } from '#domain/auth/config.ts'
import { IdentityUnavailable, SessionError } from './session-error.ts'
import { verifyToken } from './verify-token.ts'

const SUB = 'f0a1b2c3-0000-7000-1000-000000000001'

const newKey = async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  return { privateKey, jwk: { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) } }
}
type Key = Awaited<ReturnType<typeof newKey>>

/** An issuer whose keys and state a test changes while it runs. */
const startIssuer = async () => {
  const issuer = { origin: '', keys: [] as Key[], status: 200, requestCount: 0 }
  const server = createServer((_request, response) => {
    issuer.requestCount += 1
    response.writeHead(issuer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: issuer.keys.map(({ jwk }) => jwk) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  issuer.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`
  return issuer
}

const configOf = (issuer: string) => ({ issuer, userPoolClientId: 'web' }) as AuthConfig

const tokenBy = ({ privateKey, jwk }: Key, issuer: string) =>
  new SignJWT({
    token_use: 'access',
    client_id: 'web',
    scope: 'openid aws.amazon.cognito.signin.user.admin',
    username: 'someone',
    origin_jti: 'one',
  })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
    .setIssuer(issuer)
    .setSubject(SUB)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)

test('the parsed claims are the written ones, and no others', async () => {
  const issuer = await startIssuer()
  const key = await newKey()
  issuer.keys = [key]
  const claims = await verifyToken(await tokenBy(key, issuer.origin), 'access', configOf(issuer.origin))
  expect(Object.keys(claims).sort()).toEqual([
    'client_id',
    'exp',
    'iat',
    'origin_jti',
    'scope',
    'sub',
    'token_use',
    'username',
  ])
  expect(claims.sub).toBe(SUB)
})

test('the keys are fetched once, and again for a key that came later', async () => {
  const issuer = await startIssuer()
  const [first, second] = [await newKey(), await newKey()]
  const verify = async (key: Key) =>
    verifyToken(await tokenBy(key, issuer.origin), 'access', configOf(issuer.origin))
  issuer.keys = [first]
  await verify(first)
  await verify(first)
  expect(issuer.requestCount).toBe(1)
  issuer.keys = [second]
  await verify(second)
  expect(issuer.requestCount).toBe(2)
  await expect(verify(first)).rejects.toThrow(SessionError)
})

test('an unreachable issuer is a server error, not an invalid token (R246)', async () => {
  const issuer = await startIssuer()
  const key = await newKey()
  issuer.status = 500
  const token = await tokenBy(key, issuer.origin)
  await expect(verifyToken(token, 'access', configOf(issuer.origin))).rejects.toThrow(IdentityUnavailable)
  const nobody = 'http://127.0.0.1:9/pool'
  const other = await tokenBy(key, nobody)
  await expect(verifyToken(other, 'access', configOf(nobody))).rejects.toMatchObject({ status: 503 })
})
