import { readAuthConfig } from '../config.ts'
import { SessionError } from './session-error.ts'
import { type ClaimsOf, type TokenUse, verifyToken } from './verify-token.ts'

/** A JWT, no longer than a header may sensibly be. Anything else, `public` too, is nobody's. */
const BEARER = /^Bearer +([\w-]{1,4096}\.[\w-]{1,8192}\.[\w-]{1,4096})$/i

/**
 * The token of `Authorization: Bearer …`, the only place where one is looked for: a cookie comes along with requests
 * that other sites make. Throws `SessionError` when there is none.
 */
export function bearerOf(request: Request): string {
  const [, token] = BEARER.exec(request.headers.get('authorization') ?? '') ?? []
  if (!token) throw new SessionError('no bearer')
  return token
}

/** Whose tokens were right, for the record: also where the request was refused afterwards. */
const subjects = new WeakMap<Request, string>()

/** The subject of a token that this request brought and that was verified; `null` when there was none. */
export const verifiedSubject = (request: Request): string | null => subjects.get(request) ?? null

/** The claims of the request's bearer, which must be a token of this use. Throws as `verifyToken` does. */
export async function bearerClaims<Use extends TokenUse>(
  request: Request,
  env: Env,
  use: Use,
): Promise<ClaimsOf[Use]> {
  // First, so that a site where nobody can sign in still tells visitors without a session what they lack.
  const token = bearerOf(request)
  const claims = await verifyToken(token, use, readAuthConfig(env))
  subjects.set(request, claims.sub)
  return claims
}
