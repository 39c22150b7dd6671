/** IPv4 networks that IANA lists as not globally reachable, and multicast. */
const RESERVED_V4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Leading zeros are rejected: some parsers read them as octal, which is another host. */
const V4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/

const numberOf = (address: string): number =>
  address.split('.').reduce((number, octet) => number * 256 + Number(octet), 0)

const isIn = (address: string, [network, bits]: (typeof RESERVED_V4)[number]): boolean => {
  const size = 2 ** (32 - bits)
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(network) / size)
}

/** The first two groups of an IPv6 address. Addresses that embed IPv4 are outside 2000::/3. */
function isPublicV6(address: string): boolean {
  if (!URL.canParse(`http://[${address}]/`)) return false
  const [first = 0, second = 0] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split(':')
    .map((group) => Number.parseInt(group || '0', 16))
  if (first < 0x2000 || first > 0x3fff) return false
  // Tunnels lead to arbitrary IPv4 addresses; documentation ranges lead nowhere.
  const isTunnel = first === 0x2002 || (first === 0x2001 && second < 0x200)
  const isExample = (first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000)
  return !isTunnel && !isExample
}

/**
 * Whether an address returned by a name server is public: `203.0.113.7` or `2001:db8::1`. Unparsable addresses are
 * not (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry).
 */
export function isPublicAddress(address: string): boolean {
  if (!V4.test(address)) return isPublicV6(address)
  return (
    address.split('.').every((octet) => Number(octet) < 256) && !RESERVED_V4.some((net) => isIn(address, net))
  )
}
