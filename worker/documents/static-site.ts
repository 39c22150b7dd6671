import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { MISSING_PAGE, missingPageLine } from '#domain/site/missing-page.ts'
import { toDocumentPath } from '#domain/url/document-path.ts'
import type { AppEnv } from '../app-env.ts'
import { keptAsset } from './kept-assets.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** Where vite puts files whose name carries a hash of their content. */
const HASHED = /^\/assets\//

/** Says which build is the newest: never from a cache. What a build says of itself never changes. */
const LATEST = '/builds/latest.json'
const BUILD = /^\/builds\/meta\//

const cachingOf = (path: string): string => {
  if (path === LATEST) return 'no-store'
  return HASHED.test(path) || BUILD.test(path) ? IMMUTABLE : REVALIDATED
}

/** Types of texts that the asset server leaves without their encoding. */
const XML = /^(application\/xml|text\/xml|image\/svg\+xml)$/
const RSS = /^\/(feed|feeds\/[a-z-]+)\.xml$/

type C = Context<AppEnv>

/** Asks the asset server for one file. `null` when there is none. Conditional requests get their 304. */
const asset = async (c: C, path: string): Promise<Response | null> => {
  // Read as a reference, a path that begins with two slashes would name a host, or nothing that can be asked for.
  const url = Object.assign(new URL('/', c.req.url), { pathname: path })
  // A call with a body looks for a page as well (worker/redirects/where-to.ts): its body is nothing for the asset server.
  const isRead = ['GET', 'HEAD'].includes(c.req.method)
  const response = await c.env.ASSETS.fetch(new Request(url, isRead ? c.req.raw : undefined))
  return response.ok || response.status === 304 ? response : null
}

const withCaching = (response: Response, cacheControl: string): Response => {
  const answer = new Response(response.body, response)
  answer.headers.set('cache-control', cacheControl)
  return answer
}

/** A file as it is stored: a chunk, a picture, a payload. `null` when there is none. */
export const staticFile = async (c: C, path: string): Promise<Response | null> => {
  const response = (await asset(c, path)) ?? (await keptAsset(c, path))
  if (!response) return null
  const answer = withCaching(response, cachingOf(path))
  // By its name a feed is any XML.
  if (RSS.test(path)) answer.headers.set('content-type', 'application/rss+xml; charset=utf-8')
  const type = answer.headers.get('content-type') ?? ''
  if (XML.test(type)) answer.headers.set('content-type', `${type}; charset=utf-8`)
  return answer
}

/** The prerendered document of an address: `/spots?page=2` is stored as `/spots/page/2/index.html`. */
export const staticDocument = async (c: C, url: URL): Promise<Response | null> => {
  const path = toDocumentPath(url.pathname, url.searchParams)
  const response = await asset(c, path === '/' ? '/index.html' : `${path}/index.html`)
  return response && withCaching(response, REVALIDATED)
}

/** What the not-found page says until the Worker knows the address (renderer/shell/NotFound.tsx). */
const NOT_FOUND_TEXT = `>${MISSING_PAGE}<`

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Names the address that was asked for, query and all. */
const namingAddress = (html: string, url: string): string => {
  const { pathname, search } = new URL(url)
  return html.replace(NOT_FOUND_TEXT, () => `>${escapeHtml(missingPageLine(pathname + search))}<`)
}

/** The page of a status; what is not asked for rightly has no page either. */
const ERROR_PAGES: Partial<Record<ContentfulStatusCode, string>> = {
  404: '/404.html',
  405: '/404.html',
  410: '/410.html',
}

/**
 * The page for an address that has none (404), had one (410) or is only read (405), or that could not be answered
 * (any other status).
 */
export const errorDocument = async (c: C, status: ContentfulStatusCode): Promise<Response> => {
  const file = ERROR_PAGES[status] ?? '/500.html'
  // Without the visitor's conditions: an error is never "not modified".
  const page = await c.env.ASSETS.fetch(new URL(file, c.req.url))
  const html = page.ok ? await page.text() : ''
  return c.body(status === 404 ? namingAddress(html, c.req.url) : html, status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
}
