import type { Context } from 'hono'
import { Hono } from 'hono'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { readSecurityContacts } from '../config.ts'

/** The expiry of the file in months; it is computed for each request, so that it never expires. */
const VALID_MONTHS = 6

const expiryOf = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS)).toISOString()

/** How to report a vulnerability (RFC 9116). Missing without a configured contact. */
function securityTxt(c: Context<AppEnv>): Response | Promise<Response> {
  const contacts = readSecurityContacts(c.env)
  if (contacts.length === 0) return c.notFound()
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiryOf(new Date())}`,
    'Preferred-Languages: ja',
    `Canonical: ${c.env.APP_HOST}/.well-known/security.txt`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
}

/**
 * Well-known addresses (RFC 8615): security.txt, and the redirect of password managers to the change of a password
 * (https://w3c.github.io/webappsec-change-password-url/). All others are 404, by which password managers know that the
 * redirect is intended.
 */
export const wellKnown = new Hono<AppEnv>().get('/security.txt', securityTxt).get('/change-password', (c) => {
  c.header('cache-control', 'no-store')
  return c.redirect(link('@settings-account'), 302)
})
