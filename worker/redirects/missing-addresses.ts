import type { Context } from 'hono'
import { notedPath, referrerHost } from '#domain/office/missing-address.ts'
import type { AppEnv } from '../app-env.ts'
import { addMisses, type Miss } from '../db/redirects/missing-addresses.server.ts'
import { gathering } from '../operations/gather.ts'

const note = gathering<Miss>({
  name: 'missing addresses',
  most: 100,
  merge: (known, other) => ({
    ...known,
    hits: known.hits + other.hits,
    referrerHost: other.referrerHost ?? known.referrerHost,
  }),
  write: (env, misses) => addMisses(env.DB, misses, new Date()),
})

/**
 * Notes that an address led nowhere, for the office: its path without the query, how often, and the host of the site
 * that links to it. Nothing is kept of who asked. The answer does not wait for it.
 */
export function noteMissing(c: Context<AppEnv>): void {
  const { pathname, host } = new URL(c.req.url)
  const path = c.req.method === 'GET' ? notedPath(pathname) : null
  if (path) note(c, path, { path, hits: 1, referrerHost: referrerHost(c.req.header('referer'), host) })
}
