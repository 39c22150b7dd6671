import type { Context } from 'hono'
import { notedPath, referrerHost } from '#domain/office/missing-address.ts'
import type { AppEnv } from '../app-env.ts'
import { addMisses, type Miss } from '../db/redirects/missing-addresses.server.ts'
import { requestUrl } from '../documents/request-path.ts'
import { writeBuffer } from '../operations/write-buffer.ts'

const buffer = writeBuffer<Miss>({
  name: 'missing addresses',
  maxItems: 100,
  merge: (existing, other) => ({
    ...existing,
    hits: existing.hits + other.hits,
    referrerHost: other.referrerHost ?? existing.referrerHost,
  }),
  write: (env, misses) => addMisses(env.DB, misses, new Date()),
})

/**
 * Records a missing address for the office: its path without the query, the number of requests, and the host of the
 * linking site. Nothing about the visitor. The answer does not wait for it.
 */
export function recordMissing(c: Context<AppEnv>): void {
  const { pathname, host } = requestUrl(c)
  const path = c.req.method === 'GET' ? notedPath(pathname) : null
  if (path) buffer(c, path, { path, hits: 1, referrerHost: referrerHost(c.req.header('referer'), host) })
}
