/** More layers of escapes than this nobody takes off. */
const LAYERS = 5

/** A path without escapes, however often they were escaped themselves; what cannot be decoded stays as it is. */
export function decodeFully(path: string): string {
  let decoded = path
  for (let layer = 0; layer < LAYERS; layer++) {
    try {
      const next = decodeURIComponent(decoded)
      if (next === decoded) break
      decoded = next
    } catch {
      break
    }
  }
  return decoded
}
