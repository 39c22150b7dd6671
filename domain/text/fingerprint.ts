/** A short hash (FNV-1a, 32 bits, base 36) for versions in URLs, not for secrets. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash.toString(36).padStart(7, '0')
}
