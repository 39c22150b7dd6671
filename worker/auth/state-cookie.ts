import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { FEDERATED_PROVIDERS } from '#domain/auth/federated-provider.ts'
import { parsedJson } from '../json.ts'
import { open, seal } from './sealed.ts'

/** A sign-in with a provider that was started and is not finished. */
export const LoginAttempt = z.object({
  /** The 32 random characters, a hyphen, and the constant custom state (`oauth-state.ts`). */
  state: z.string(),
  verifier: z.string().length(128),
  nonce: z.string().length(32),
  provider: z.enum(FEDERATED_PROVIDERS),
  /** A path of this site. */
  returnTo: z.string().startsWith('/'),
  /** The page where a provider was chosen: a failed attempt returns there. */
  startedAt: z.string().startsWith('/'),
  /**
   * `link`: adds the pending login of this browser. `new`: creates an account although the address has one. `again`:
   * the signed-in member signs in again.
   */
  purpose: z.enum(['sign-in', 'link', 'new', 'again', 'add']),
  /** With `add`: the integration token of the account. */
  integrationToken: z.string().optional(),
})
export type LoginAttempt = z.infer<typeof LoginAttempt>

/** The lifetime of the provider's codes, in seconds. */
export const ATTEMPT_SECONDS = 300
/** The browser sends all of them with every request. */
const MAX_ATTEMPTS = 3

const NAME = /^__Host-login-[A-Za-z0-9]{12}$/

/** `__Host-`: no other host of the domain can set it, and so lead a visitor into another person's sign-in. */
const nameOf = (state: string): string => `__Host-login-${state.slice(0, 12)}`

/** Lax: it must be sent when the provider redirects back, which is a navigation from another site. */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

const forget = (c: Context, name: string) => deleteCookie(c, name, ATTRIBUTES)

/** Stores an attempt in a sealed cookie of its own, so that two tabs do not conflict. The oldest ones are deleted. */
export async function saveAttempt(c: Context, keys: readonly string[], attempt: LoginAttempt): Promise<void> {
  const name = nameOf(attempt.state)
  const sealed = await seal(keys, name, JSON.stringify(attempt), ATTEMPT_SECONDS)
  // RFC 6265 §5.4: browsers send older cookies first.
  const others = Object.keys(getCookie(c)).filter((one) => NAME.test(one) && one !== name)
  for (const old of others.slice(0, Math.max(0, others.length + 1 - MAX_ATTEMPTS))) forget(c, old)
  setCookie(c, name, sealed, { ...ATTRIBUTES, maxAge: ATTEMPT_SECONDS })
}

/** Another build may have sealed another format. */
const parsed = (text: string | null): LoginAttempt | null =>
  LoginAttempt.safeParse(parsedJson(text)).data ?? null

/**
 * The attempt that this browser started with this state; its cookie is deleted. `null` when there is none, or an
 * expired one.
 */
export async function consumeAttempt(
  c: Context,
  keys: readonly string[],
  state: string,
): Promise<LoginAttempt | null> {
  const name = nameOf(state)
  const sealed = NAME.test(name) ? getCookie(c, name) : undefined
  if (!sealed) return null
  forget(c, name)
  const attempt = parsed(await open(keys, name, sealed))
  return attempt?.state === state ? attempt : null
}
