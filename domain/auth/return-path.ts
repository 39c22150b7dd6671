import { decodeFully } from '../url/decoded-path.ts'
import { safePath } from '../url/safe-path.ts'

/** No pages, or not such as somebody who has just signed in wants to see. */
const NO_PLACE = /^\/+(login|logout|reload|v1|cdn-cgi|media|og|_|admin)([/?#]|$)|^\/+@\/logout([/?#]|$)/i

/**
 * The path of this site that a sign-in may return to, or `null`. It is judged as it is when all its escapes are taken off,
 * however often it was escaped: `/%256cogout` would sign out again.
 */
export function returnPath(asked: string | null | undefined): string | null {
  const path = safePath(asked)
  return path && !NO_PLACE.test(decodeFully(new URL(path, 'https://site.invalid').pathname)) ? path : null
}
