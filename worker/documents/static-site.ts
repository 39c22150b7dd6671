import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isFeed } from '#domain/content/feed.ts'
import { MISSING_PAGE, missingPageLine } from '#domain/site/missing-page.ts'
import { toDocumentPath } from '#domain/url/document-path.ts'
import type { AppEnv } from '../app-env.ts'
import { requestUrl } from './request-path.ts'
import { retainedAsset } from './retained-assets.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The path of vite's hashed files. */
const HASHED = /^\/assets\//

/** The newest build: never cached. */
const LATEST = '/builds/latest.json'

const cachingOf = (path: string): string => {
  if (path === LATEST) return 'no-store'
  return HASHED.test(path) ? IMMUTABLE : REVALIDATED
}

/** Text types that the asset server sends without a charset. */
const XML = /^(application\/xml|text\/xml|image\/svg\+xml)$/

type C = Context<AppEnv>

/** Paths without a file. A build never gets one, so none is looked up twice; bounded, because any path is requested. */
const absent = new Set<string>()
const MAX_ABSENT = 1000
const MAX_ABSENT_LENGTH = 200

const noteAbsent = (path: string): void => {
  // In development files appear.
  if (!import.meta.env.PROD || path.length > MAX_ABSENT_LENGTH) return
  if (absent.size >= MAX_ABSENT) absent.clear()
  absent.add(path)
}

/** Fetches a file from the asset server. `null` when there is none. Conditional requests get their 304. */
const asset = async (c: C, path: string): Promise<Response | null> => {
  if (absent.has(path)) return null
  // Parsed as a reference, a path with two leading slashes would be a host, or invalid.
  const url = requestUrl(c).origin + path
  // A call with a body looks up a page as well (worker/redirects/redirect-trace.ts): its body is not for the asset
  // server.
  const isRead = ['GET', 'HEAD'].includes(c.req.method)
  const response = await c.env.ASSETS.fetch(new Request(url, isRead ? c.req.raw : undefined))
  if (response.ok || response.status === 304) return response
  if (response.status === 404) noteAbsent(path)
  return null
}

const withCaching = (response: Response, cacheControl: string): Response => {
  const answer = new Response(response.body, response)
  answer.headers.set('cache-control', cacheControl)
  return answer
}

/** A file as stored: a chunk, a picture, a payload. `null` when there is none. */
export const staticFile = async (c: C, path: string): Promise<Response | null> => {
  const response = (await asset(c, path)) ?? (await retainedAsset(c, path))
  if (!response) return null
  const answer = withCaching(response, cachingOf(path))
  // By its extension a feed is generic XML.
  if (isFeed(path)) answer.headers.set('content-type', 'application/rss+xml; charset=utf-8')
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

/** The text of the not-found page before the Worker inserts the address (renderer/shell/NotFound.tsx). */
const NOT_FOUND_TEXT = `>${MISSING_PAGE}<`

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Inserts the requested address, with its query. */
const namingAddress = (html: string, { pathname, search }: URL): string =>
  html.replace(NOT_FOUND_TEXT, () => `>${escapeHtml(missingPageLine(pathname + search))}<`)

/** The page of a status; a malformed request gets the not-found page. */
const ERROR_PAGES: Partial<Record<ContentfulStatusCode, string>> = {
  404: '/404.html',
  405: '/404.html',
  410: '/410.html',
}

/** The error pages of the build, which never change. */
const errorPages = new Map<string, string>()

const errorPage = async (c: C, file: string): Promise<string> => {
  const known = errorPages.get(file)
  if (known) return known
  // Without the visitor's conditions: an error is never "not modified".
  const page = await c.env.ASSETS.fetch(new URL(file, c.req.url))
  const html = page.ok ? await page.text() : ''
  if (import.meta.env.PROD) errorPages.set(file, html)
  return html
}

/**
 * The page for an address without a page (404), with a removed one (410), read-only (405), or failing (any other
 * status).
 */
export const errorDocument = async (c: C, status: ContentfulStatusCode): Promise<Response> => {
  const html = await errorPage(c, ERROR_PAGES[status] ?? '/500.html')
  return c.body(status === 404 ? namingAddress(html, requestUrl(c)) : html, status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
}
