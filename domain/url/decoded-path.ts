import { withoutTrailingSlashes } from './trailing-slashes.ts'
/**
 * The path that rules and guards look at: percent-decoded once (`/%61dmin` is `/admin`), without a slash at its end.
 * What cannot be decoded stays as it came, and what stands beside it is decoded all the same: so the router reads a path,
 * and a guard that read another one would be passed by (`/%61dmin/%FF`). Case matters.
 */
export function decodedPath(pathname: string): string {
  return withoutTrailingSlashes(decodeOnce(pathname)) || '/'
}

const ESCAPES = /(?:%[\da-f]{2})+/gi

function decodeOnce(pathname: string): string {
  return pathname.replace(ESCAPES, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return escapes
    }
  })
}

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
