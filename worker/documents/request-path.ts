import type { Context } from 'hono'
import { decodedPath } from '#domain/url/decoded-path.ts'

type Address = { url: URL; path?: string }

/** Each middleware needs it, and parsing takes longer than finding it. */
const addresses = new WeakMap<Request, Address>()

function addressOf({ req: { raw } }: Context): Address {
  const known = addresses.get(raw)
  if (known) return known
  const address = { url: new URL(raw.url) }
  addresses.set(raw, address)
  return address
}

/** The URL of a request; it is shared, so callers that change a URL parse their own. */
export const requestUrl = (c: Context): URL => addressOf(c).url

/** The path of a request, decoded for rules and guards. */
export function requestPath(c: Context): string {
  const address = addressOf(c)
  address.path ??= decodedPath(address.url.pathname)
  return address.path
}
