import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { AppEnv } from '../app-env.ts'

/** The pattern of routes that answer everything else. */
const ANY = /^\/?\*$/

/**
 * The pattern of the route that answered, for logs and metrics: never an address, which may contain a key or personal
 * data. `/v1/spots/:slug`; `*` for documents and files; `/v1/*` for an unknown call.
 */
export const routeOf = (c: Context<AppEnv>): string => {
  const pattern = routePath(c)
  return ANY.test(pattern) ? '*' : pattern
}
