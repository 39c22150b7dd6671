import type { Context } from 'hono'
import { notedPath, referrerHost } from '#domain/office/missing-address.ts'
import type { AppEnv } from './app-env.ts'
import { addMisses, type Miss } from './db/missing-addresses.server.ts'

/** So many addresses one isolate remembers between two writes; in a flood the rest is not worth knowing. */
const REMEMBERED = 100
/** Misses are written together, at most once in so long: a flood costs one small write, not one for each. */
const GATHERED_MS = 2000

const misses = new Map<string, Miss>()
let isGathering = false

async function writeLater(env: Env): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GATHERED_MS))
  isGathering = false
  const gathered = [...misses.values()]
  misses.clear()
  await addMisses(env.DB, gathered, new Date())
}

/**
 * Notes that an address led nowhere, for the office: its path without the query, how often, and the host of the site
 * that links to it. Nothing is kept of who asked. The answer does not wait for it.
 */
export function noteMissing(c: Context<AppEnv>): void {
  const { pathname, host } = new URL(c.req.url)
  const path = c.req.method === 'GET' ? notedPath(pathname) : null
  if (!path || (misses.size >= REMEMBERED && !misses.has(path))) return
  const known = misses.get(path)
  misses.set(path, {
    path,
    hits: (known?.hits ?? 0) + 1,
    referrerHost: referrerHost(c.req.header('referer'), host) ?? known?.referrerHost ?? null,
  })
  if (isGathering) return
  isGathering = true
  c.executionCtx.waitUntil(writeLater(c.env))
}
