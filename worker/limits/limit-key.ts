import { bearerClaims } from '../auth/bearer.ts'
import { BY_NETWORK } from './limits.ts'
import { networkOf } from './network.ts'
import type { RouteClass } from './route-class.ts'

const encoder = new TextEncoder()

/** A secret, so that addresses cannot be found by trying all of them against the counters. */
const secretOf = (env: Env): string => env.SEAL_KEYS ?? ''

async function hashed(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The subject of a valid token; an invalid one counts for the network, or anyone could be many. */
const signedIn = async (request: Request, env: Env): Promise<string | null> => {
  if (!request.headers.has('authorization')) return null
  const claims = await bearerClaims(request, env, 'access').catch(() => null)
  return claims && `account ${claims.sub}`
}

/**
 * The key that a request is counted by: the subject's where there is one, else the network's. It is hashed, and used
 * for counters only.
 */
export async function limitKey(request: Request, env: Env, of: RouteClass): Promise<string> {
  const member = BY_NETWORK.has(of) ? null : await signedIn(request, env)
  const who = member ?? `network ${networkOf(request.headers.get('cf-connecting-ip') ?? '')}`
  return hashed(`${of}\n${who}\n${secretOf(env)}`)
}
