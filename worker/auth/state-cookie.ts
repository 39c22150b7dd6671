import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { FEDERATED_PROVIDERS } from '#domain/auth/federated-provider.ts'
import { parsedJson } from '../json.ts'
import { open, seal } from './sealed.ts'

/** One sign-in with a provider that has been started and not finished. */
export const LoginAttempt = z.object({
  /** The 32 random characters, and behind a hyphen the same for everybody (`oauth-state.ts`). */
  state: z.string(),
  verifier: z.string().length(128),
  nonce: z.string().length(32),
  provider: z.enum(FEDERATED_PROVIDERS),
  /** A path of this site. */
  returnTo: z.string().startsWith('/'),
  /** Where a provider was chosen: it is returned to when nothing comes of it. */
  startedAt: z.string().startsWith('/'),
  /**
   * `link`: adds the sign-in that waits in this browser. `new`: makes an account although the address has one. `again`:
   * whoever is signed in proves it once more.
   */
  purpose: z.enum(['sign-in', 'link', 'new', 'again', 'add']),
  /** With `add`: what adds the sign-in to an account. */
  integrationToken: z.string().optional(),
})
export type LoginAttempt = z.infer<typeof LoginAttempt>

/** As long as the provider's own codes live, in seconds. */
export const ATTEMPT_SECONDS = 300
/** The browser sends them all with every request. */
const MOST_ATTEMPTS = 3

const NAME = /^__Host-login-[A-Za-z0-9]{12}$/

/** `__Host-`: no other host of the domain can put one there, so that nobody is led into somebody else's sign-in. */
const nameOf = (state: string): string => `__Host-login-${state.slice(0, 12)}`

/** Lax: it must come along when the provider sends the visitor back, which is a request from another site. */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

const forget = (c: Context, name: string) => deleteCookie(c, name, ATTRIBUTES)

/** Keeps an attempt in a sealed cookie of its own, so that two tabs do not take each other's. The oldest are given up. */
export async function keepAttempt(c: Context, keys: readonly string[], attempt: LoginAttempt): Promise<void> {
  const name = nameOf(attempt.state)
  const sealed = await seal(keys, name, JSON.stringify(attempt), ATTEMPT_SECONDS)
  // RFC 6265 §5.4: browsers send what is older first.
  const others = Object.keys(getCookie(c)).filter((one) => NAME.test(one) && one !== name)
  for (const old of others.slice(0, Math.max(0, others.length + 1 - MOST_ATTEMPTS))) forget(c, old)
  setCookie(c, name, sealed, { ...ATTRIBUTES, maxAge: ATTEMPT_SECONDS })
}

/** What another build sealed may be of another form. */
const parsed = (text: string | null): LoginAttempt | null =>
  LoginAttempt.safeParse(parsedJson(text)).data ?? null

/** The attempt that this browser started with this state; its cookie goes. `null` when it started none, or too long ago. */
export async function takeAttempt(
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
