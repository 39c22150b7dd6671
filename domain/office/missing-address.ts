import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { withoutTrailingSlashes } from '../url/trailing-slashes.ts'

/** An address that readers requested and that does not exist; nothing about the readers is stored. */
export const MissingAddress = z.strictObject({
  path: z.string(),
  hits: z.int().positive(),
  referrerHost: z.string().nullable(),
  firstHitAt: IsoDateTime,
  lastHitAt: IsoDateTime,
})
export type MissingAddress = z.infer<typeof MissingAddress>

const MAX_LENGTH = 200

/** Areas whose addresses may contain secrets or personal data, and calls and files that readers do not type. */
const EXCLUDED_AREAS =
  /^\/(@|~|\$|_|v1|admin|shared|preview|log(in|out)|assets|builds|cdn-cgi|media|og)(\/|$)/
/** Vulnerability scans: `/wp-login.php`, `/.env`. */
const SCANNER_PATHS =
  /(^|\/)\.|\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|ini|ya?ml|xml|json|js|css|map)(\/|$)|wp-|cgi-bin|phpmyadmin/i
/** Mail addresses and long random strings, which may be keys. */
const PERSONAL = /@|%40|[A-Za-z0-9_-]{40,}|[0-9a-f]{8}-[0-9a-f]{4}-/i

/**
 * The path to record for a request that was not found; `null` if it may contain personal data or secrets, comes from
 * a scanner, or is too long to be ours.
 */
export function notedPath(pathname: string): string | null {
  const path = withoutTrailingSlashes(pathname.replace(/\/_payload\.json$/, '')) || '/'
  const isOurs = path.length <= MAX_LENGTH && !EXCLUDED_AREAS.test(path) && !SCANNER_PATHS.test(path)
  return isOurs && !PERSONAL.test(path) ? path : null
}

/** The host of the referrer, if it is another site. */
export function referrerHost(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, host } = new URL(referrer)
  return /^https?:$/.test(protocol) && host !== ownHost && host.length <= 100 ? host : null
}
