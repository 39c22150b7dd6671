import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { addRedirectHits, type RuleHit } from '../db/redirects/hits.server.ts'
import { writeBuffer } from '../operations/write-buffer.ts'

const buffer = writeBuffer<RuleHit>({
  name: 'hits of redirects',
  maxItems: 500,
  merge: (existing, { hits }) => ({ ...existing, hits: existing.hits + hits }),
  write: (env, hits) => addRedirectHits(env.DB, hits, new Date()),
})

/** Counts a followed redirect, without data of the visitor. The answer does not wait for it. */
export function countHit(c: Context<AppEnv>, from: string): void {
  if (c.req.method === 'GET') buffer(c, from, { from, hits: 1 })
}
