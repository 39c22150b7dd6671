import type { LoginProvider } from '#domain/account/login-account.ts'

/** Label of a sign-in method. */
export const providerText = (provider: LoginProvider): string =>
  provider === 'Cognito' ? 'メールアドレス' : provider
