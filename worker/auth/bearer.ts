import { readAuthConfig } from '../config.ts'
import { SessionError } from './session-error.ts'
import { type ClaimsOf, type TokenUse, verifyToken } from './verify-token.ts'

/** A JWT within sensible length limits. Anything else, including `public`, is refused. */
const BEARER = /^Bearer +([\w-]{1,4096}\.[\w-]{1,8192}\.[\w-]{1,4096})$/i

/**
 * The token of `Authorization: Bearer …`. Tokens are accepted nowhere else: a cookie is also sent with requests of
 * other sites. Throws `SessionError` when there is none.
 */
export function bearerOf(request: Request): string {
  const [, token] = BEARER.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) throw new SessionError('no bearer')
  return token
}

/** Claims of verified tokens, for the access log also those of requests that were refused afterwards. */
const verified = new WeakMap<Request, ClaimsOf[TokenUse]>()

/** The subject of the verified token of this request; `null` when there was none. */
export const verifiedSubject = (request: Request): string | null => verified.get(request)?.sub ?? null

/**
 * The claims of the request's bearer, which must be a token of this use. It is verified once: the rate limit and the
 * guard ask for it. Throws as `verifyToken` does.
 */
export async function bearerClaims<Use extends TokenUse>(
  request: Request,
  env: Env,
  use: Use,
): Promise<ClaimsOf[Use]> {
  const known = verified.get(request)
  if (known?.token_use === use) return known as ClaimsOf[Use]
  // First, so that a site without configured sign-in still answers 401 to visitors without a session.
  const token = bearerOf(request)
  const claims = await verifyToken(token, use, readAuthConfig(env))
  verified.set(request, claims)
  return claims
}
