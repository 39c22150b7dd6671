import type { Context } from 'hono'
import type { RedirectTrace, RedirectTraceEnd, RedirectTraceStep } from '#domain/redirect/redirect-trace.ts'
import { hasPage, resolveAddress } from './resolve-address.ts'

/** More steps than any reasonable set of rules needs. */
const MAX_STEPS = 10

/** The URL of a requested address. Not parsed as a relative reference, because `//x` would name another host. */
function addressOf(c: Context, address: string): URL {
  const url = new URL('/', c.req.url)
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  url.pathname = path
  url.search = query
  return url
}

/**
 * Where an address of the site leads, step by step, as a visitor would be led at this moment, and whether there is a page
 * at the address itself, which a rule would hide. Redirects to another form of the same address (its canonical
 * spelling, the page of a payload) are followed but not listed.
 */
export async function traceRedirects(c: Context, address: string): Promise<RedirectTrace> {
  const steps: RedirectTraceStep[] = []
  let url = addressOf(c, address)
  const { origin } = url
  const isPage = await hasPage(c, url)
  const end = (end: RedirectTraceEnd): RedirectTrace => ({ isPage, steps, end })
  while (steps.length < MAX_STEPS) {
    const resolved = await resolveAddress(c, url)
    if (resolved.kind !== 'redirect' && resolved.kind !== 'gone') return end(resolved.kind)
    const { by, rule, to, status } = resolved
    if (by === 'removed') return end('removed')
    if (by !== 'spelling' && by !== 'payload') steps.push({ by, rule, to, status })
    if (to === null) return end('gone')
    url = new URL(to, url)
    if (url.origin !== origin) return end('elsewhere')
  }
  return end('loop')
}
