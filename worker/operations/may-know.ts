import { grantedScope } from '#domain/account/granted-scope.ts'
import { memberOf } from '../auth/member.ts'
import { within } from './within.ts'

/** Finding out who asks needs the database, which may be what is wrong, in milliseconds. */
const PATIENCE = 2000
const SHORTEST_TOKEN = 16
const BEARER = /^Bearer +(\S+)$/i

const digest = async (text: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join()

/** Digests are compared, so that how long it takes tells nothing of the token. */
async function isMonitor(bearer: string, { HEALTH_TOKEN: token }: Env): Promise<boolean> {
  if (!token || token.length < SHORTEST_TOKEN) return false
  return (await digest(bearer)) === (await digest(token))
}

/**
 * Whether a request may know what is wrong with the site and not only that something is: the monitoring service with its
 * token (also while the database is away), and members who may read `operations`.
 */
export async function mayKnowHealth(request: Request, env: Env): Promise<boolean> {
  const [, bearer] = BEARER.exec(request.headers.get('authorization') ?? '') ?? []
  if (!bearer) return false
  if (await isMonitor(bearer, env)) return true
  const member = await within(PATIENCE, memberOf(request, env)).catch(() => null)
  return member !== null && grantedScope(member.account.role.permissions, 'read', 'operations') === 'any'
}
