import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { withoutTrailingSlashes } from '../url/trailing-slashes.ts'

/** An address that readers ask for and that is none; nothing is known of who they are. */
export const MissingAddress = z.strictObject({
  path: z.string(),
  hits: z.int().positive(),
  referrerHost: z.string().nullable(),
  firstHitAt: IsoDateTime,
  lastHitAt: IsoDateTime,
})
export type MissingAddress = z.infer<typeof MissingAddress>

const LONGEST = 200

/** Areas whose addresses open something or tell of a person, and calls and files that no reader types. */
const OTHERS_BUSINESS =
  /^\/(@|~|\$|_|v1|admin|shared|preview|log(in|out)|assets|builds|cdn-cgi|media|og)(\/|$)/
/** What looks for holes in other software is no reader: `/wp-login.php`, `/.env`. */
const PROBE =
  /(^|\/)\.|\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|gz|ini|ya?ml|xml|json|js|css|map)(\/|$)|wp-|cgi-bin|phpmyadmin/i
/** Mail addresses, and what is long and random: the key of something. */
const PERSONAL = /@|%40|[A-Za-z0-9_-]{40,}|[0-9a-f]{8}-[0-9a-f]{4}-/i

/**
 * The path that is noted for an address that led nowhere; `null` for what is none of the office's business: what may
 * name a person or open something, what no reader asks for, and what is too long to be an address of ours.
 */
export function notedPath(pathname: string): string | null {
  const path = withoutTrailingSlashes(pathname.replace(/\/_payload\.json$/, '')) || '/'
  const isOurs = path.length <= LONGEST && !OTHERS_BUSINESS.test(path) && !PROBE.test(path)
  return isOurs && !PERSONAL.test(path) ? path : null
}

/** The host that a reader came from, when it is another site. */
export function referrerHost(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, host } = new URL(referrer)
  return /^https?:$/.test(protocol) && host !== ownHost && host.length <= 100 ? host : null
}
