import { decodeFully } from '../url/decoded-path.ts'
import { safePath } from '../url/safe-path.ts'

/** Not pages, or pages that make no sense right after signing in. */
const NO_PLACE = /^\/+(login|logout|reload|v1|cdn-cgi|media|og|_|admin)([/?#]|$)|^\/+@\/logout([/?#]|$)/i

/**
 * The path of this site that a sign-in may return to, or `null`. The path is checked after all levels of
 * percent-encoding are removed: `/%256cogout` would sign out again.
 */
export function returnPath(requested: string | null | undefined): string | null {
  const path = safePath(requested)
  return path && !NO_PLACE.test(decodeFully(new URL(path, 'https://site.invalid').pathname)) ? path : null
}
