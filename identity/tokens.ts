import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { CognitoError, notAuthorized } from './errors.ts'
import { expiryOf } from './faults.ts'
import { type Identity, secondsOf } from './identity.ts'
import { CLIENT_ID, issuerOf, LIFETIME } from './settings.ts'
import type { RefreshToken, User } from './state.ts'

/** The scope of sign-ins through Cognito's own API. OAuth requests its scopes by name. */
export const API_SCOPE = 'aws.amazon.cognito.signin.user.admin'

const PROVIDER_TYPES = { Google: 'Google', Facebook: 'Facebook', LINE: 'OIDC' } as const

export type Tokens = { AccessToken: string; IdToken: string; ExpiresIn: number; TokenType: 'Bearer' }

const sign = ({ key }: Identity, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey)

const keyOf = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex')

/** Access and ID token of a session, with Cognito's claims only: each must fit into a cookie. */
const signTokens = async (
  identity: Identity,
  user: User,
  session: Pick<RefreshToken, 'originJti' | 'scope' | 'authTime'>,
  nonce?: string | null,
): Promise<Tokens> => {
  const now = secondsOf(identity.now())
  const lifetime = expiryOf(identity.faults, identity.client) ?? LIFETIME.token
  const common = {
    sub: user.sub,
    iss: issuerOf(identity.origin),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: now,
    exp: now + lifetime,
    ...(user.groups.length ? { 'cognito:groups': user.groups } : {}),
  }
  const { email, email_verified, name, phone_number, phone_number_verified } = user.attributes
  const AccessToken = await sign(identity, {
    ...common,
    client_id: CLIENT_ID,
    token_use: 'access',
    scope: session.scope,
    username: user.username,
    jti: randomUUID(),
  })
  const IdToken = await sign(identity, {
    ...common,
    aud: CLIENT_ID,
    token_use: 'id',
    'cognito:username': user.username,
    jti: randomUUID(),
    ...(email ? { email, email_verified: email_verified === 'true' } : {}),
    ...(phone_number ? { phone_number, phone_number_verified: phone_number_verified === 'true' } : {}),
    ...(name ? { name } : {}),
    ...(nonce ? { nonce } : {}),
    ...(user.identity
      ? {
          identities: [
            {
              userId: user.identity.userId,
              providerName: user.identity.provider,
              providerType: PROVIDER_TYPES[user.identity.provider],
              issuer: null,
              primary: 'true',
              dateCreated: String(user.createdAt),
            },
          ],
        }
      : {}),
  })
  return { AccessToken, IdToken, ExpiresIn: lifetime, TokenType: 'Bearer' }
}

/** Starts a session. */
export const issueTokens = async (
  identity: Identity,
  user: User,
  { scope = API_SCOPE, nonce }: { scope?: string; nonce?: string | null } = {},
): Promise<Tokens & { RefreshToken: string; originJti: string }> => {
  const refreshToken = randomBytes(96).toString('base64url')
  const session: RefreshToken = {
    sub: user.sub,
    originJti: randomUUID(),
    scope,
    authTime: secondsOf(identity.now()),
    expiresAt: identity.now() + LIFETIME.refreshToken * 1000,
    revoked: false,
  }
  const tokens = await signTokens(identity, user, session, nonce)
  identity.state.refreshTokens[keyOf(refreshToken)] = session
  return { ...tokens, RefreshToken: refreshToken, originJti: session.originJti }
}

/** New access and ID tokens of an active session. */
export const refreshTokens = async (identity: Identity, refreshToken: string): Promise<Tokens> => {
  const session = identity.state.refreshTokens[keyOf(refreshToken)]
  if (!session) throw notAuthorized('Invalid Refresh Token.')
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (session.expiresAt <= identity.now()) throw notAuthorized('Refresh Token has expired')
  const user = identity.state.users[session.sub]
  if (!user) throw notAuthorized('Invalid Refresh Token.')
  return signTokens(identity, user, session)
}

const end = ({ state }: Identity, session: RefreshToken) => {
  session.revoked = true
  if (!state.revoked.includes(session.originJti)) state.revoked.push(session.originJti)
}

/** Revokes a session: its refresh token and all its access tokens. */
export const revokeSession = (identity: Identity, refreshToken: string): void => {
  const session = identity.state.refreshTokens[keyOf(refreshToken)]
  if (session) end(identity, session)
}

/** Revokes a session by its `origin_jti`. */
export const revokeByOrigin = (identity: Identity, originJti: string): void => {
  for (const session of Object.values(identity.state.refreshTokens))
    if (session.originJti === originJti) end(identity, session)
}

/** Revokes all sessions of a person. */
export const revokeEverySession = (identity: Identity, sub: string): void => {
  for (const session of Object.values(identity.state.refreshTokens))
    if (session.sub === sub) end(identity, session)
}

const verified = async (identity: Identity, token: string, use: 'access' | 'id'): Promise<JWTPayload> => {
  const name = use === 'access' ? 'Access Token' : 'ID Token'
  const { payload } = await jwtVerify(token, identity.key.publicKey, {
    issuer: issuerOf(identity.origin),
    algorithms: ['RS256'],
    currentDate: new Date(identity.now()),
  }).catch((error: unknown) => {
    throw notAuthorized(error instanceof errors.JWTExpired ? `${name} has expired` : `Invalid ${name}`)
  })
  if (payload.token_use !== use) throw notAuthorized(`Invalid ${name}`)
  if (identity.state.revoked.includes(String(payload.origin_jti)))
    throw notAuthorized(`${name} has been revoked`)
  return payload
}

/** The owner of a valid access token with the scope for the pool's own calls. */
export const userOfAccessToken = async (identity: Identity, token: string): Promise<User> => {
  const payload = await verified(identity, token, 'access')
  if (!String(payload.scope).split(' ').includes(API_SCOPE))
    throw notAuthorized('Access Token does not have required scopes')
  const user = identity.state.users[String(payload.sub)]
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.')
  return user
}

/** The owner of an ID token, for the identity pool. */
export const subOfIdToken = async (identity: Identity, token: string): Promise<string> =>
  String((await verified(identity, token, 'id')).sub)
