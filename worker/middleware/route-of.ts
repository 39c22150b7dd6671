import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from '../app-env.ts'

/** What everything that is no route of its own is answered by. */
const ANY = /^\/?\*$/

/**
 * The pattern of the route that answered, as the log and the figures name it: never an address, which may hold a key or
 * tell of a person. `/v1/spots/:slug`; `*` for documents and files; `/v1/*` for a call that does not exist.
 */
export const routeOf = (c: Context<AppEnv>): string => {
  const pattern = routePath(c)
  return ANY.test(pattern) ? '*' : pattern
}
