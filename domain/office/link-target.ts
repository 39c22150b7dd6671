/** Host names that are never public, or only valid in a local network. */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa|localdomain)$/
/** Browsers read numbers as IPv4 addresses: `2130706433`, `0x7f.1`, `127.0.0.1`. */
const NUMBER = /^(0x[0-9a-f]*|\d+)$/

/** Why a URL is not checked: not https, not public, or our own. */
export type NotCheckable = 'not-https' | 'not-public' | 'own'

/**
 * Whether the server may request a URL written by an editor: only https at the default port, only public host names,
 * no credentials. Enforced at every step of a redirect (SSRF: https://owasp.org/Top10/A10_2021). `null`: it may.
 */
export function whyNotCheckable(url: URL, ownHosts: readonly string[] = []): NotCheckable | null {
  if (url.protocol !== 'https:') return 'not-https'
  const host = url.hostname.replace(/\.$/, '').toLowerCase()
  const last = host.slice(host.lastIndexOf('.') + 1)
  const isWhole = host.split('.').every((label) => label !== '')
  const isName =
    host.includes('.') && isWhole && !host.startsWith('[') && !NUMBER.test(last) && !PRIVATE_NAME.test(host)
  if (!isName || url.port !== '' || url.username !== '' || url.password !== '') return 'not-public'
  return ownHosts.includes(host) ? 'own' : null
}
