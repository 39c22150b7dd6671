import { linkDigest } from '../auth/digest.ts'
import { randomText } from '../auth/random.ts'

/** Letters and digits of a token: 256 bits and some. */
const LENGTH = 43

/** A new token of a link in a mail, with the digest that is stored of it. */
export async function newLinkToken(): Promise<{ token: string; digest: string }> {
  const token = randomText(LENGTH)
  return { token, digest: await linkDigest(token) }
}
