const INVISIBLE = /[\p{C}\p{Z}]/gu

/**
 * An address decoded for display: `%E6%B8%A9` → 温. Separators of addresses, invisible characters (such as those that
 * reverse the direction of text) and spaces stay escaped; so does all of an address with invalid escapes.
 */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address).replace(INVISIBLE, encodeURIComponent)
  } catch {
    return address
  }
}
