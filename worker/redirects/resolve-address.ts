import type { Context } from 'hono'
import { contentPage, slugOfAuthorPage } from '#domain/content/content-page.ts'
import { feedOfPage, pageOfFeed } from '#domain/content/feed.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { isReserved } from '#domain/redirect/reserved.ts'
import {
  type GoneAddress,
  type RedirectedAddress,
  type ResolvedAddress,
  resolveByRule,
  resolveBySpelling,
} from '#domain/redirect/resolved-address.ts'
import { cityOfPath, cityPath } from '#domain/region/city-page.ts'
import { decodedPath } from '#domain/url/decoded-path.ts'
import { pageOfPayload } from '#domain/url/document-path.ts'
import { link } from '#domain/url/link.ts'
import { publicContent } from '../documents/public-content.ts'
import { isRenderedOnRequest } from '../documents/rendered-on-request.ts'
import { isFile, publishedAt } from '../publish/overlay-response.ts'
import { managedRules } from './active-rules.ts'
import { FILE_RULES } from './route-rules.ts'

/** The rule that applies to an address before anything else. Does not read the database. */
export const resolveRule = (env: Env, url: URL): Promise<RedirectedAddress | GoneAddress | null> =>
  resolveByRule(url, { file: FILE_RULES.index, managed: () => managedRules(env) }, new Date())

type FormerAddress = { to: string | null; isRemoved: boolean; by?: 'city'; isForNow?: boolean }

/**
 * A municipality below another prefecture is at its own; one with too few entries for a page is left to its prefecture, until
 * it has more.
 */
async function findCityAddress(env: Env, code: string, pathname: string): Promise<FormerAddress | null> {
  const path = cityPath(code)
  const city = path === null ? null : await (await publicContent(env)).findCity(code)
  if (path === null || !city) return null
  if (!city.hasPage) return { to: path.replace(/\/[^/]+$/, ''), isRemoved: false, by: 'city', isForNow: true }
  return { to: path === pathname ? null : path, isRemoved: false, by: 'city' }
}

/**
 * What became of the address of a content, an author or a municipality, or of its feed; `null` for other addresses. An author's
 * page is never "gone".
 */
export async function findFormer(env: Env, pathname: string): Promise<FormerAddress | null> {
  const ofFeed = pageOfFeed(pathname)
  if (ofFeed !== null) {
    const former = await findFormer(env, ofFeed)
    return former && { ...former, to: former.to && !former.isForNow ? feedOfPage(former.to) : null }
  }
  const code = cityOfPath(pathname)
  if (code !== null) return findCityAddress(env, code, pathname)
  const author = slugOfAuthorPage(pathname)
  const page = contentPage(pathname)
  if (author !== null) {
    const slug = await (await publicContent(env)).findAuthorByFormerSlug(author)
    return { to: slug && link('authors', { id: slug }), isRemoved: false }
  }
  if (!page) return null
  const { present, isRemoved } = await (await publicContent(env)).findFormerPage(page.kind, page.slug)
  return { to: present && `/${CONTENT_KINDS[page.kind].plural}/${present}`, isRemoved }
}

/** An address without a page: a former slug (301), a municipality (301, 302), a page that was taken down (410, its data too), or nothing (404). */
export async function resolveMissing(
  env: Env,
  { pathname, search }: URL,
): Promise<RedirectedAddress | GoneAddress | { kind: 'missing' }> {
  const ofPayload = pageOfPayload(pathname)
  const former = await findFormer(env, ofPayload ?? pathname)
  if (!former) return { kind: 'missing' }
  if (former.to && !ofPayload) {
    const { by = 'slug', isForNow } = former
    return { kind: 'redirect', by, rule: null, to: former.to + search, status: isForNow ? 302 : 301 }
  }
  if (!former.isRemoved) return { kind: 'missing' }
  return { kind: 'gone', by: 'removed', rule: null, to: null, status: 410 }
}

/** Whether a page opens at an address. A page that is rendered on request counts even if it turns out to be empty. */
export async function hasPage(c: Context, url: URL): Promise<boolean> {
  if (isRenderedOnRequest(url)) return true
  if (isFile(url) && isReserved(decodedPath(url.pathname))) return false
  const found = await publishedAt(c, url)
  await found?.body?.cancel()
  return found !== null
}

/**
 * Resolves an address in the order in which a request passes: rules (`middleware/redirects.ts`), spelling
 * (`documents/documents.ts`), page, former slug or removed page (`documents/missing-page.ts`). Each of these responds by
 * the functions called here. Redirects that do not depend on the address alone are elsewhere: to https and off pages for
 * developers (`middleware/`), from the data of another build (`documents/documents.ts`), from forms (`documents/`), and
 * those of sign-in and sign-out (`auth/`). Why: docs/decisions/2026-11-21-redirect-rules.md.
 */
export async function resolveAddress(c: Context, url: URL): Promise<ResolvedAddress> {
  const redirect = (await resolveRule(c.env, url)) ?? resolveBySpelling(url)
  if (redirect) return redirect
  if (await hasPage(c, url)) return { kind: 'page' }
  const found = await resolveMissing(c.env, url)
  return found.kind === 'missing' && isReserved(decodedPath(url.pathname)) ? { kind: 'area' } : found
}
