import type { AuthConfig } from '#domain/auth/config.ts'

/** Addresses that a visitor passes through. No page links to them, so the browser's router does not have them. */
export const PASSED = {
  loginCallback: '/login/callback',
  loginIntegration: '/login/integration',
  logoutCallback: '/logout/callback',
  logoutConfirm: '/logout/confirm',
} as const

const isThisMachine = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/**
 * The origin that is registered at the provider: the configured one, whatever host a request names (R177). The local
 * stand-in accepts every address of this machine.
 */
export function registeredOrigin(
  requestUrl: string,
  { oauthOrigin, siteOrigin }: Pick<AuthConfig, 'oauthOrigin' | 'siteOrigin'>,
): string {
  const here = new URL(requestUrl)
  return isThisMachine(here) && isThisMachine(new URL(oauthOrigin)) ? here.origin : siteOrigin
}

/** The address of a callback as registered with the provider. */
export const ownAddress = (requestUrl: string, auth: AuthConfig, name: keyof typeof PASSED): string =>
  new URL(PASSED[name], registeredOrigin(requestUrl, auth)).href
