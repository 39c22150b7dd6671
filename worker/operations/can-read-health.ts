import { grantedScope } from '#domain/account/granted-scope.ts'
import { memberOf } from '../auth/member.ts'
import { withTimeout } from './with-timeout.ts'

/** Milliseconds. Identifying the caller needs the database, which may be the failing part. */
const TIMEOUT_MS = 2000
const MIN_TOKEN_LENGTH = 16
const BEARER = /^Bearer +(\S+)$/i

const digest = async (text: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()

/** Digests are compared, so that the duration reveals nothing about the token. */
async function isMonitor(bearer: string, { HEALTH_TOKEN: token }: Env): Promise<boolean> {
  if (!token || token.length < MIN_TOKEN_LENGTH) return false
  return (await digest(bearer)) === (await digest(token))
}

/**
 * Whether a request may read the details of the site's health: the monitoring service with its token (also while the
 * database is unavailable), and members who may read `operations`.
 */
export async function canReadHealth(request: Request, env: Env): Promise<boolean> {
  const [, bearer] = BEARER.exec(request.headers.get('authorization') ?? '') ?? []
  if (!bearer) return false
  if (await isMonitor(bearer, env)) return true
  const member = await withTimeout(TIMEOUT_MS, memberOf(request, env)).catch(() => null)
  return member !== null && grantedScope(member.account.role.permissions, 'read', 'operations') === 'any'
}
