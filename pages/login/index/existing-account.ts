import type { LoginProvider } from '#domain/account/login-account.ts'
import { ResponseError } from '#renderer/shell/errors/errors.ts'

/** A sign-in that waits until its owner has signed in to the account that its mail address has (worker/auth). */
export type ExistingAccount = {
  /** The new way to sign in. */
  link: LoginProvider
  /** The ways that lead to the account. */
  by: LoginProvider[]
}

// Not its schema: the form that everybody meets first must not bring the library for them.
const LOGIN_PROVIDERS = ['LINE', 'Google', 'Facebook', 'Cognito'] as const satisfies LoginProvider[]

const known = (names: readonly unknown[]): LoginProvider[] =>
  LOGIN_PROVIDERS.filter((provider) => names.includes(provider))

/** What the query of `/login` says of one; `null` for a plain sign-in. */
export function existingAccountIn(search: string): ExistingAccount | null {
  const query = new URLSearchParams(search)
  const [link] = known([query.get('link')])
  const by = known((query.get('by') ?? '').split(' '))
  return link && by.length > 0 ? { link, by } : null
}

/** How one signs in to the account because of which no other one was made; `null` for every other error. */
export function providersOf(error: unknown): LoginProvider[] | null {
  if (!(error instanceof ResponseError)) return null
  const { providers } = (error.data?.existingAccount ?? {}) as { providers?: unknown }
  const found = known(Array.isArray(providers) ? providers : [])
  return found.length > 0 ? found : null
}
