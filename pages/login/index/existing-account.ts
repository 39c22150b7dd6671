import type { LoginProvider } from '#domain/account/login-account.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'

/**
 * A pending sign-in whose mail address already has an account; its owner has to sign in to that one first
 * (worker/auth).
 */
type ExistingAccount = {
  /** The new login. */
  link: LoginProvider
  /** The logins of the existing account. */
  by: LoginProvider[]
}

// Not its zod schema: the first form must not load the library for it.
const LOGIN_PROVIDERS = ['LINE', 'Google', 'Facebook', 'Cognito'] as const satisfies LoginProvider[]

const knownProviders = (names: readonly unknown[]): LoginProvider[] =>
  LOGIN_PROVIDERS.filter((provider) => names.includes(provider))

/** Reads it from the query of `/login`; `null` for a normal sign-in. */
export function existingAccountIn(search: string): ExistingAccount | null {
  const query = new URLSearchParams(search)
  const [link] = knownProviders([query.get('link')])
  const by = knownProviders((query.get('by') ?? '').split(' '))
  return link && by.length > 0 ? { link, by } : null
}

/** The logins of the account that prevented a new one; `null` for any other error. */
export function providersOf(error: unknown): LoginProvider[] | null {
  if (!(error instanceof ResponseError)) return null
  const { providers } = (error.data?.existingAccount ?? {}) as { providers?: unknown }
  const found = knownProviders(Array.isArray(providers) ? providers : [])
  return found.length > 0 ? found : null
}
