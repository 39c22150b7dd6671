import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

// Cognito's SRP-6a: the 3072-bit group of RFC 5054, g = 2, every number written as Java's
// BigInteger.toByteArray() does (a leading zero byte when the first bit is set), and a key derived by HKDF.

const N_HEX =
  'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
  'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
  'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
  '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
  'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
  '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
  'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
  'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF'
/** The group's modulus. */
export const PRIME = BigInt(`0x${N_HEX}`)
const N = PRIME
const G = 2n

/** The stored form of a password, from which it cannot be derived. */
export type Verifier = { salt: string; verifier: string }

/** The server's state between its half of the exchange and the client's proof. */
export type SrpExchange = { a: string; b: string; salt: string; verifier: string; secretBlock: string }

/** The identities in an exchange: the pool and the person, or a device group and a device. */
type Names = { group: string; user: string }

const padded = (hex: string): string => {
  const even = hex.length % 2 ? `0${hex}` : hex
  return /^[89a-f]/i.test(even) ? `00${even}` : even
}
const bytes = (number: bigint) => Buffer.from(padded(number.toString(16)), 'hex')
const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const number = (data: Uint8Array) => BigInt(`0x${Buffer.from(data).toString('hex')}`)

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

const K = number(sha256(bytes(N), bytes(G)))

/** The verifier of a password with a hexadecimal salt, a new one by default. */
export const makeVerifier = ({ group, user }: Names, password: string, salt = newSalt()): Verifier => {
  // The client parses the salt as a number, without leading zeros.
  const x = number(sha256(bytes(BigInt(`0x${salt}`)), sha256(`${group}${user}:${password}`)))
  return { salt, verifier: power(G, x).toString(16) }
}
const newSalt = () => padded(randomBytes(16).toString('hex'))

/** Verifies a plain password, for USER_PASSWORD_AUTH and ChangePassword. */
export const isPassword = (names: Names, password: string, stored: Verifier): boolean =>
  timingSafeEqual(
    sha256(makeVerifier(names, password, stored.salt).verifier),
    sha256(BigInt(`0x${stored.verifier}`).toString(16)),
  )

/**
 * The server's half of the exchange.
 * @param a the client's public number, hexadecimal
 * @returns `null` for an invalid number, which would make the key predictable
 */
export const answerSrp = (a: string, stored: Verifier): (SrpExchange & { publicB: string }) | null => {
  if (!/^[0-9a-f]{1,768}$/i.test(a) || BigInt(`0x${a}`) % N === 0n) return null
  const b = number(randomBytes(32))
  const publicB = (K * BigInt(`0x${stored.verifier}`) + power(G, b)) % N
  return {
    a,
    b: b.toString(16),
    ...stored,
    secretBlock: randomBytes(384).toString('base64'),
    publicB: publicB.toString(16),
  }
}

/** Verifies the client's signature in constant time. */
export const isProof = (
  { group, user }: Names,
  exchange: SrpExchange,
  claim: { timestamp: string; signature: string },
): boolean => {
  const a = BigInt(`0x${exchange.a}`)
  const b = BigInt(`0x${exchange.b}`)
  const verifier = BigInt(`0x${exchange.verifier}`)
  const publicB = (K * verifier + power(G, b)) % N
  const u = number(sha256(bytes(a), bytes(publicB)))
  const s = power((a * power(verifier, u)) % N, b)
  const key = hkdfSync('sha256', bytes(s), bytes(u), 'Caldera Derived Key', 16)
  const expected = createHmac('sha256', Buffer.from(key))
    .update(group)
    .update(user)
    .update(Buffer.from(exchange.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest()
  return timingSafeEqual(sha256(expected), sha256(Buffer.from(claim.signature, 'base64')))
}
