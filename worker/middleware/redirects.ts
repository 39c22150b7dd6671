import type { Context, MiddlewareHandler } from 'hono'
import { isReserved } from '#domain/redirect/reserved.ts'
import { type FoundRule, findRule, redirectOf } from '#domain/redirect/route-rule.ts'
import { decodedPath } from '#domain/url/decoded-path.ts'
import type { AppEnv } from '../app-env.ts'
import { requestPath } from '../documents/request-path.ts'
import { errorDocument } from '../documents/static-site.ts'
import { REVALIDATED } from '../publish/file-headers.ts'
import { managedRules } from '../redirects/active-rules.ts'
import { FILE_RULES } from '../redirects/file-rules.ts'
import { countHit } from '../redirects/hits.ts'

const PERMANENT = new Set([301, 308])
/** The data of a page, which a tab asks for that goes there by itself. */
const PAYLOAD = /\/_payload\.json$/

type C = Context<AppEnv>
type Found = FoundRule & { isManaged: boolean }

/** The rule for an address: of the file first, then of the office, which has none for what the site needs to run. */
async function ruleFor(c: C, path: string): Promise<Found | null> {
  const now = new Date()
  const ofFile = findRule(FILE_RULES.index, path, now)
  if (ofFile) return { ...ofFile, isManaged: false }
  if (isReserved(path)) return null
  const managed = findRule(await managedRules(c.env), path, now)
  return managed && { ...managed, isManaged: true }
}

/** Says where an address leads. It is asked about again each time: what leads on for good today may be changed. */
async function answer(c: C, found: Found, search: string): Promise<Response> {
  if (found.isManaged) countHit(c, found.rule.from)
  const { to, status } = redirectOf(found, search)
  if (status === 410) return errorDocument(c, 410)
  c.header('cache-control', PERMANENT.has(status) ? REVALIDATED : 'no-store')
  return c.redirect(to, status)
}

/** Answers old addresses with where they lead now, or that they are gone. */
export const redirects = (): MiddlewareHandler<AppEnv> =>
  async function redirects(c, next) {
    const url = new URL(c.req.url)
    if (PAYLOAD.test(url.pathname)) {
      // A tab that has the page's code learns here that it has to ask for the document, which is redirected.
      const page = url.pathname.replace(PAYLOAD, '') || '/'
      if (!(await ruleFor(c, decodedPath(page)))) return next()
      c.header('cache-control', 'no-store')
      return c.redirect(`/${page.replace(/^\/+/, '')}`, 302)
    }
    const found = await ruleFor(c, requestPath(url))
    return found ? answer(c, found, url.search) : next()
  }
