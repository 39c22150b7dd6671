import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { AuthConfig } from '#domain/auth/config.ts'
import { SESSION_LIFETIMES } from '#domain/auth/session-lifetime.ts'
import { IdentityUnavailable, SessionError } from './session-error.ts'
import { AccessClaims, IdClaims } from './token-claims.ts'

export type TokenUse = 'access' | 'id'
export type ClaimsOf = { access: AccessClaims; id: IdClaims }

/** The allowed clock skew, in seconds. */
export const CLOCK_TOLERANCE = 5
/** The longest lifetime that a pool can configure for these tokens. It also refuses tokens issued in the future. */
const MAX_TOKEN_AGE = '24h'
/** To end a session, its token is accepted for as long as any session lasts, in seconds. */
const AGE_OF_ENDED = SESSION_LIFETIMES.member.absolute

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** The keys of an issuer, cached while the isolate lives. An unknown key id fetches them again. */
const keysOf = (issuer: string) => {
  const cached = keySets.get(issuer)
  if (cached) return cached
  // A local provider may restart with another key at any moment; the real one must not be fetched for every forged
  // token.
  const options = issuer.startsWith('http:') ? { cooldownDuration: 0 } : {}
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), options)
  keySets.set(issuer, keys)
  return keys
}

/** Whether the provider failed, and not the token. */
const isUnavailable = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  // jose's code for an answer that is not 200, or not JSON.
  error.code === errors.JOSEError.code

type Options = {
  /** Accepts an expired token: its session may continue with another one. */
  isExpiredToo?: boolean
}

async function payloadOf(
  token: string,
  use: TokenUse,
  { issuer, userPoolClientId }: AuthConfig,
  { isExpiredToo }: Options,
) {
  try {
    const { payload } = await jwtVerify(token, keysOf(issuer), {
      algorithms: ['RS256'],
      issuer,
      // An access token has its client in another claim, below.
      ...(use === 'id' && { audience: userPoolClientId }),
      clockTolerance: isExpiredToo ? AGE_OF_ENDED : CLOCK_TOLERANCE,
      maxTokenAge: MAX_TOKEN_AGE,
      requiredClaims: ['sub', 'iat', 'exp', 'token_use'],
    })
    return payload
  } catch (error) {
    throw isUnavailable(error) ? new IdentityUnavailable(error) : new SessionError(error)
  }
}

/**
 * The claims of a token, after checking its signature (RS256, a key of our issuer), issuer, times, use and client. An
 * ID token is never accepted as an access token or the other way round. Throws `SessionError` (401) for an invalid
 * token and `IdentityUnavailable` (503) where it cannot be verified.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-verifying-a-jwt.html
 */
export async function verifyToken<Use extends TokenUse>(
  token: string,
  use: Use,
  config: AuthConfig,
  options: Options = {},
): Promise<ClaimsOf[Use]> {
  const payload = await payloadOf(token, use, config, options)
  const { data, error } = (use === 'access' ? AccessClaims : IdClaims).safeParse(payload)
  if (!data) throw new SessionError(error)
  const client = data.token_use === 'access' ? data.client_id : data.aud
  if (client !== config.userPoolClientId) throw new SessionError('the token is for another client')
  return data as ClaimsOf[Use]
}
