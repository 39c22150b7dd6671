import { withoutTrailingSlashes } from './trailing-slashes.ts'
/**
 * The path used by rules and guards: percent-decoded once (`/%61dmin` is `/admin`), without trailing slash. Invalid
 * escapes stay as they are while the rest is decoded, like in the router; otherwise a guard could be bypassed
 * (`/%61dmin/%FF`). Case-sensitive.
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

/** Maximum number of nested escapes. */
const LAYERS = 5

/** A path with all levels of percent-encoding removed; invalid escapes stay as they are. */
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
