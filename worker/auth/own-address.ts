import type { Context } from 'hono'

/** Where a visitor only passes through. No page links to them, so the browser's code does not know them. */
export const PASSED = {
  loginCallback: '/login/callback',
  loginIntegration: '/login/integration',
  logoutCallback: '/logout/callback',
  logoutConfirm: '/logout/confirm',
} as const

/**
 * An address of ours as the provider has to know it. It is always of the origin that the visitor is on, and the
 * provider accepts those that were registered with it and no others.
 */
export const ownAddress = (c: Context, name: keyof typeof PASSED): string =>
  new URL(PASSED[name], c.req.url).href
