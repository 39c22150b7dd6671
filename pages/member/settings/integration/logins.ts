import type { AccountAuth, LoginProvider } from '#domain/account/login-account.ts'

/** In the order of `/login`. */
export const LOGINS = [
  { provider: 'LINE', label: 'LINE' },
  { provider: 'Google', label: 'Google' },
  { provider: 'Facebook', label: 'Facebook' },
  { provider: 'Cognito', label: 'メール' },
] as const satisfies readonly { provider: LoginProvider; label: string }[]

export type Login = (typeof LOGINS)[number] & {
  /** When it was added, `null` if it was not. */
  addedAt: Date | null
  /** Whether this session uses it. */
  isInUse: boolean
}

/** The four logins, and which of them the account has. */
export const loginsOf = (auths: readonly AccountAuth[], subject: string | null): Login[] =>
  LOGINS.map((login) => {
    const auth = auths.find(({ provider }) => provider === login.provider)
    return {
      ...login,
      addedAt: auth ? new Date(auth.createdAt) : null,
      isInUse: auth !== undefined && auth.uuid === subject,
    }
  })
