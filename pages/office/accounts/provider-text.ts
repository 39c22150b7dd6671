import type { LoginProvider } from '#domain/account/login-account.ts'

/** What a way to sign in is called. */
export const providerText = (provider: LoginProvider): string =>
  provider === 'Cognito' ? 'メールアドレス' : provider
