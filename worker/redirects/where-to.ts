import type { Context } from 'hono'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { isReserved } from '#domain/redirect/reserved.ts'
import { findRule, redirectOf } from '#domain/redirect/route-rule.ts'
import type { WayEnd, WayOn, WayStep } from '#domain/redirect/way-on.ts'
import { decodedPath } from '#domain/url/decoded-path.ts'
import { createContentRepository } from '../db/content/content.server.ts'
import { contentPage } from '../documents/content-page.ts'
import { isRenderedOnRequest } from '../documents/rendered-on-request.ts'
import { publishedDocument } from '../publish/published-file.ts'
import { managedRules } from './active-rules.ts'
import { FILE_RULES } from './file-rules.ts'

/** Of whichever call: what it may do was asked before. */
type C = Context

/** More steps than any good set of rules has. */
const MOST_STEPS = 10
const OWN = 'https://site.invalid'

/** An address as it is asked for. Read as a reference, one that begins with two slashes would be another host's, or none. */
function addressOf(address: string): URL {
  const url = new URL(OWN)
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  url.pathname = path
  url.search = query
  return url
}

async function hasPage(c: C, url: URL): Promise<boolean> {
  if (isRenderedOnRequest(url)) return true
  const found = await publishedDocument(c, url)
  await found?.body?.cancel()
  return found !== null
}

/** Where the rules lead from an address, one step, as visitors are redirected at this moment. */
async function byRule(c: C, url: URL): Promise<WayStep | null> {
  const path = decodedPath(url.pathname)
  const now = new Date()
  const ofFile = findRule(FILE_RULES.index, path, now)
  const found = ofFile ?? (isReserved(path) ? null : findRule(await managedRules(c.env), path, now))
  if (!found) return null
  const { to, status } = redirectOf(found, url.search)
  return { by: ofFile ? 'file' : 'managed', rule: found.rule.from, to, status }
}

/** What an address without a rule is: a page, the former address of one, one that was taken down, or nothing. */
async function withoutRule(c: C, url: URL): Promise<WayStep | WayEnd> {
  if (await hasPage(c, url)) return 'page'
  const page = contentPage(url.pathname)
  if (!page) return isReserved(decodedPath(url.pathname)) ? 'area' : 'missing'
  const content = createContentRepository(c.env.DB, new Date())
  const present = await content.findSlugByFormerSlug(page.kind, page.slug)
  if (present)
    return { by: 'slug', rule: null, to: `/${CONTENT_KINDS[page.kind].plural}/${present}`, status: 301 }
  return (await content.wasRemoved(page.kind, page.slug)) ? 'removed' : 'missing'
}

/**
 * Where an address of the site leads, step by step, as a visitor would be led at this moment, and whether there is a page
 * at the address itself, which a rule would stand before.
 */
export async function whereTo(c: C, address: string): Promise<WayOn> {
  const steps: WayStep[] = []
  let url = addressOf(address)
  const isPage = (await withoutRule(c, url)) === 'page'
  while (steps.length < MOST_STEPS) {
    const next = (await byRule(c, url)) ?? (await withoutRule(c, url))
    if (typeof next === 'string') return { isPage, steps, end: next }
    steps.push(next)
    if (next.to === null) return { isPage, steps, end: 'gone' }
    url = new URL(next.to, url)
    if (url.origin !== OWN) return { isPage, steps, end: 'elsewhere' }
  }
  return { isPage, steps, end: 'loop' }
}
