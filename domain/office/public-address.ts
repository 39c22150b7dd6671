/** First octets, and how many bits of them count: what IANA calls not globally reachable, and what is no single machine. */
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

/** Without zeros in front: some read those as octal numbers, and so as another machine. */
const V4 = /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/

const numberOf = (address: string): number =>
  address.split('.').reduce((number, octet) => number * 256 + Number(octet), 0)

const isIn = (address: string, [network, bits]: (typeof RESERVED_V4)[number]): boolean => {
  const size = 2 ** (32 - bits)
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(network) / size)
}

/** The first two groups of an address of the new net. Those that hold one of the old net inside are none of 2000::/3. */
function isPublicV6(address: string): boolean {
  if (!URL.canParse(`http://[${address}]/`)) return false
  const [first = 0, second = 0] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split(':')
    .map((group) => Number.parseInt(group || '0', 16))
  if (first < 0x2000 || first > 0x3fff) return false
  // Tunnels lead to the old net, whatever they say; documentation leads nowhere.
  const isTunnel = first === 0x2002 || (first === 0x2001 && second < 0x200)
  const isExample = (first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000)
  return !isTunnel && !isExample
}

/**
 * Whether an address is one of the public net, as a name server tells it: `203.0.113.7` or `2001:db8::1`. What cannot be
 * read is not (https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry).
 */
export function isPublicAddress(address: string): boolean {
  if (!V4.test(address)) return isPublicV6(address)
  return (
    address.split('.').every((octet) => Number(octet) < 256) && !RESERVED_V4.some((net) => isIn(address, net))
  )
}
