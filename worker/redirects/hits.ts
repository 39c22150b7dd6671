import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { addRedirectHits, type RuleHit } from '../db/redirects/hits.server.ts'
import { gathering } from '../operations/gather.ts'

const note = gathering<RuleHit>({
  name: 'hits of redirects',
  most: 500,
  merge: (known, { hits }) => ({ ...known, hits: known.hits + hits }),
  write: (env, hits) => addRedirectHits(env.DB, hits, new Date()),
})

/** Counts that a managed rule was followed; nothing is kept of who followed it. The answer does not wait for it. */
export function countHit(c: Context<AppEnv>, from: string): void {
  if (c.req.method === 'GET') note(c, from, { from, hits: 1 })
}
