import { HTTPException } from 'hono/http-exception'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { Identifier, randomIdentifier } from '#domain/identifier.ts'
import { saveIntegrationToken } from '../db/integration-tokens.server.ts'

/** Long enough for the way to another provider and back, in seconds. */
const LIFETIME = 10 * 60
const AUDIENCE = 'account-auth-integration'
const encoder = new TextEncoder()

/** The account whose token it is, and the token's own name, under which it can be used once. */
export type IntegrationToken = { id: string; accountId: string }

/** The secrets also seal cookies. A key derived for this purpose opens nothing else. */
async function signingKey(secret: string): Promise<Uint8Array> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const purpose = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(AUDIENCE) }
  return new Uint8Array(await crypto.subtle.deriveBits(purpose, base, 256))
}

export const usedUp = (): HTTPException =>
  new HTTPException(410, {
    message: 'この連携の手続きは、すでに使われたか、期限が切れています。はじめからやり直してください。',
  })

const notOurs = (): HTTPException =>
  new HTTPException(422, { message: '連携の手続きを確認できませんでした。はじめからやり直してください。' })

/** Makes a token that lets one more way to sign in be added to an account, once, within ten minutes. */
export async function createIntegrationToken(
  db: D1Database,
  accountId: string,
  keys: readonly string[],
  now: Date,
): Promise<string> {
  const [key] = keys
  if (!key) throw new Error('no key to sign with')
  const id = randomIdentifier()
  const seconds = Math.floor(now.getTime() / 1000)
  const expires = seconds + LIFETIME
  await saveIntegrationToken(db, { id, accountId, expiresAt: new Date(expires * 1000) }, now)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(accountId)
    .setJti(id)
    .setIssuedAt(seconds)
    .setExpirationTime(expires)
    .sign(await signingKey(key))
}

/** What a token says when it was signed with this key; `null` when it was signed with another one. */
async function payloadOf(token: string, key: string, now: Date): Promise<JWTPayload | null> {
  const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: now }
  try {
    return (await jwtVerify(token, await signingKey(key), options)).payload
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return null
    throw error instanceof errors.JWTExpired ? usedUp() : notOurs()
  }
}

/**
 * What a token says, once its signature is one of ours; whether it was used before, only the table knows. Throws 410
 * when it has expired and 422 for everything that we did not write.
 */
export async function readIntegrationToken(
  token: string,
  keys: readonly string[],
  now: Date,
): Promise<IntegrationToken> {
  for (const key of keys) {
    const payload = await payloadOf(token, key, now)
    if (payload) return { id: Identifier.parse(payload.jti), accountId: Identifier.parse(payload.sub) }
  }
  throw notOurs()
}
