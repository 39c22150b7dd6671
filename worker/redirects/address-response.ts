import type { Context } from 'hono'
import type { ResolvedAddress } from '#domain/redirect/resolved-address.ts'
import type { AppEnv } from '../app-env.ts'
import { addRedirectHits, type RuleHit } from '../db/redirects/hits.server.ts'
import { errorDocument } from '../documents/static-site.ts'
import { writeBuffer } from '../operations/write-buffer.ts'
import { REVALIDATED } from '../publish/file-headers.ts'
import { recordMissing } from './missing-addresses.ts'

const bufferHit = writeBuffer<RuleHit>({
  name: 'hits of redirects',
  maxItems: 500,
  merge: (existing, { hits }) => ({ ...existing, hits: existing.hits + hits }),
  write: (env, hits) => addRedirectHits(env.DB, hits, new Date()),
})

/** Counts a followed redirect, without data of the visitor. The answer does not wait for it. */
function countHit(c: Context<AppEnv>, from: string): void {
  if (c.req.method === 'GET') bufferHit(c, from, { from, hits: 1 })
}

const PERMANENT = new Set([301, 308])

/** Responds for an address without a page of its own, counts what managed rules redirect and notes what is missing. */
export async function addressResponse(
  c: Context<AppEnv>,
  resolved: Exclude<ResolvedAddress, { kind: 'page' | 'area' }>,
): Promise<Response> {
  if (resolved.kind === 'missing') {
    recordMissing(c)
    return errorDocument(c, 404)
  }
  if (resolved.by === 'managed') countHit(c, resolved.rule)
  if (resolved.kind === 'gone') return errorDocument(c, 410)
  // Permanent redirects are revalidated: a rule may change, and a page may take its former slug back. A spelling stays.
  if (resolved.by !== 'spelling')
    c.header('cache-control', PERMANENT.has(resolved.status) ? REVALIDATED : 'no-store')
  return c.redirect(resolved.to, resolved.status)
}
