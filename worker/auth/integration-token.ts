import { HTTPException } from 'hono/http-exception'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { findTokenSession, saveIntegrationToken } from '../db/account/integration-tokens.server.ts'
import type { MemberBindings } from '../db/members/databases.ts'
import { homeOrMoving } from './home.ts'
import type { Member } from './member.ts'

/** The maximum duration of a sign-in with another provider, in seconds. */
export const INTEGRATION_SECONDS = 5 * 60
const AUDIENCE = 'account-auth-integration'
const encoder = new TextEncoder()

/** The account that the token was issued for, and the token's id, which can be used once. */
type IntegrationToken = { id: string; accountId: string }

/** A token, and its owner, looked up only for a valid token. `owner` throws 401 without a session. */
export type Integration = {
  token: string
  /** As `readSealKeys` gives them. */
  keys: readonly string[]
  owner: () => Promise<Member>
}

/** What a write depends on and repeats in its statement: the token, and the session that requested it; and where. */
type ProvenToken = { tokenId: string; accountId: string; sessionId: string; home: D1Database }

/** The secrets also seal cookies. The derived key is for this purpose only. */
async function signingKey(secret: string): Promise<Uint8Array> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const purpose = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(AUDIENCE) }
  return new Uint8Array(await crypto.subtle.deriveBits(purpose, base, 256))
}

export const usedUp = (): HTTPException =>
  new HTTPException(410, {
    message: 'この連携の手続きは、すでに使われたか、期限が切れています。はじめからやり直してください。',
  })

const ofAnother = (): HTTPException =>
  new HTTPException(403, {
    message: 'この連携の手続きは、別のログインではじめたものです。はじめからやり直してください。',
  })

const notOurs = (): HTTPException =>
  new HTTPException(422, { message: '連携の手続きを確認できませんでした。はじめからやり直してください。' })

/** Creates a token that lets this session add one more login to an account, once, within five minutes. */
export async function createIntegrationToken(
  db: D1Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  keys: readonly string[],
  now: Date,
): Promise<string> {
  const [key] = keys
  if (!key) throw new Error('no key to sign with')
  const id = randomIdentifier()
  const seconds = Math.floor(now.getTime() / 1000)
  const expires = seconds + INTEGRATION_SECONDS
  await saveIntegrationToken(db, { id, accountId, sessionId, expiresAt: new Date(expires * 1000) }, now)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(accountId)
    .setJti(id)
    .setIssuedAt(seconds)
    .setExpirationTime(expires)
    .sign(await signingKey(key))
}

/** The payload of a token signed with this key; `null` for another key. */
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
 * The payload of a token with a valid signature; the table says whether it was used. Throws 410 when it has expired and
 * 422 for tokens that we did not issue.
 */
async function readIntegrationToken(
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

/**
 * Checks a token together with the session that requested it. Throws 422 for a token that we did not issue, 410 for a
 * used or expired one, 401 without a session, and 403 in any other session, even of the same owner.
 */
export async function proveIntegration(
  env: MemberBindings,
  { token, keys, owner }: Integration,
  now: Date,
): Promise<ProvenToken> {
  const { id, accountId } = await readIntegrationToken(token, keys, now)
  const home = await homeOrMoving(env, accountId)
  const sessionId = home && (await findTokenSession(home, id, now))
  if (!home || sessionId === null) throw usedUp()
  const { account, session } = await owner()
  if (session.id !== sessionId || account.id !== accountId) throw ofAnother()
  return { tokenId: id, accountId, sessionId, home }
}
