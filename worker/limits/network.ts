/**
 * An IPv6 address in full: eight groups; `null` for an invalid one. An IPv4 address at its end counts as two groups.
 */
function groupsOf(address: string): string[] | null {
  const [head = '', tail, ...more] = address.split('::')
  if (more.length > 0) return null
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 0) return null
  const groups = [...before, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...after]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

const IPV4_IN_IPV6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/**
 * The network of a request: an IPv4 address, or the first 64 bits of an IPv6 one, which a subscriber has as a whole
 * (RFC 6177). `''` for an invalid address, so that all of these count as one.
 */
export function networkOf(address: string): string {
  const inside = IPV4_IN_IPV6.exec(address)?.[1]
  if (inside) return inside
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address
  const groups = address.includes(':') ? groupsOf(address.replace(/%[\s\S]*/, '')) : null
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : ''
}

/**
 * The line of a subscriber, to count readers: as `networkOf`, but the first 56 bits of an IPv6 address, as a household has
 * up to 256 networks (RIPE-690).
 */
export const lineOf = (address: string): string =>
  networkOf(address).replace(
    /([0-9a-f]{1,4})::\/64$/,
    (_, group: string) => `${(Number.parseInt(group, 16) & 0xff00).toString(16)}::/56`,
  )

/**
 * The prefix of a network, for displays and records: the first 24 bits of an IPv4 address, the first 48 of an IPv6 one.
 * It identifies no connection. `''` for an invalid address.
 */
export function networkPrefix(address: string): string {
  const network = networkOf(address)
  if (network.includes('.')) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return network && `${network.split(':').slice(0, 3).join(':')}::/48`
}
