/** Names that are never on the public net, and addresses of machines that speak for their own network only. */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa|localdomain)$/
/** Any number is an address of the old net to a browser: `2130706433`, `0x7f.1`, `127.0.0.1`. */
const NUMBER = /^(0x[0-9a-f]*|\d+)$/

/** Why an address is not asked for: it is not safe, not public, or not for us to ask. */
export type NotAsked = 'not-https' | 'not-public' | 'own'

/**
 * Whether the site may ask for an address that an editor wrote: only https at its usual port, only names of the public
 * net, no names and passwords. It is held at every step of a redirect (SSRF: https://owasp.org/Top10/A10_2021).
 * `null`: it may.
 */
export function whyNotAsked(url: URL, ownHosts: readonly string[] = []): NotAsked | null {
  if (url.protocol !== 'https:') return 'not-https'
  const host = url.hostname.replace(/\.$/, '').toLowerCase()
  const last = host.slice(host.lastIndexOf('.') + 1)
  const isWhole = host.split('.').every((label) => label !== '')
  const isName =
    host.includes('.') && isWhole && !host.startsWith('[') && !NUMBER.test(last) && !PRIVATE_NAME.test(host)
  if (!isName || url.port !== '' || url.username !== '' || url.password !== '') return 'not-public'
  return ownHosts.includes(host) ? 'own' : null
}
