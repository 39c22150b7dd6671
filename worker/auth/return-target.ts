import { link } from '#domain/link.ts'
import { safePath } from '#domain/safe-path.ts'

/** The address travels in a cookie. */
const LONGEST = 500
/** No pages, or not such as somebody who has just signed in wants to see. */
const NO_PLACE = /^\/(login|logout|reload|v1|cdn-cgi|media|og|_|admin)([/?#]|$)/i

/** Where a visitor is led after signing in: the path of this site that was asked for, else their own pages (spec §2). */
export function returnTarget(asked: string | undefined): string {
  const path = safePath(asked)
  return path && path.length <= LONGEST && !NO_PLACE.test(path) ? path : link('@home-topics')
}
