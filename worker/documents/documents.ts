import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isOutOfSeason } from '#domain/date/season-of-build.ts'
import { notedPath } from '#domain/office/missing-address.ts'
import { isNarrowedList, narrowedQuery } from '#domain/search/narrowed-list.ts'
import { fromDocumentPath } from '#domain/url/document-path.ts'
import type { AppEnv } from '../app-env.ts'
import { logLine } from '../log.ts'
import { isFarDown, isOutrun } from '../publish/deep-lists.ts'
import { overlayIndex } from '../publish/overlay-index.ts'
import { publishedDocument, publishedFile } from '../publish/published-file.ts'
import { currentBuild } from './build.ts'
import { renderDocument } from './render.ts'
import { isRenderedOnRequest } from './rendered-on-request.ts'

type C = Context<AppEnv>

const PAYLOAD = /\/_payload\.json$/
const INDEX = /\/index\.html$/
const FILE = /\.[^/.]+$/

const CACHING = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Letters that mean the same escaped or not (RFC 3986, 2.3), and the two that our areas begin with. */
const NEEDLESS_ESCAPE = /%(?:2[4DE]|3\d|4\d|4[A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi

/** The address a document is known by, when this is another spelling of it; else `null`. */
const canonical = ({ pathname, search }: URL): string | null => {
  // Two slashes at the start of a redirect would name another host.
  const plain = pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent)
  const path = `/${plain.replace(INDEX, '').replace(/^\/+|(?<!\/)\/+$/g, '')}`
  const stored = fromDocumentPath(path)
  if (stored) return stored
  return path === pathname ? null : path + search
}

/** What is rendered for a path with a query: of a list only what is its own, so that nothing else makes a page. */
const addressOf = (path: string, { search, searchParams }: URL): string =>
  isNarrowedList(path, searchParams) ? `${path}?${narrowedQuery(searchParams)}` : path + search

/**
 * Whether the file of a page is not true any more: a page that chooses by the month, in another month; a page far down a
 * list in which something moved. It is served only where the page cannot be made anew.
 */
const isStale = async (c: C, url: URL): Promise<boolean> =>
  isOutOfSeason(url.pathname, new Date((await currentBuild(c.env)).timestamp), new Date()) ||
  (isFarDown(url) && isOutrun(url, (await overlayIndex(c.env)).files))

const rendered = async (c: C, url: URL): Promise<Response> => {
  const { status, html } = await renderDocument(addressOf(url.pathname, url), c.env)
  return c.html(
    html,
    status as ContentfulStatusCode,
    status === 200 ? CACHING : { 'cache-control': 'no-store' },
  )
}

/** What is stored for an address that has a file; made anew where that is stale. Last month’s page is better than none. */
const stored = async (
  c: C,
  url: URL,
  find: () => Promise<Response | null>,
  make: () => Promise<Response>,
): Promise<Response> => {
  if (!(await isStale(c, url))) return (await find()) ?? c.notFound()
  try {
    return await make()
  } catch (error) {
    const found = await find()
    if (!found) throw error
    logLine('error', 'a page could not be made, and that of the build was served', {
      requestId: c.var.requestId,
      path: notedPath(new URL(c.req.url).pathname),
      error,
    })
    return found
  }
}

/** The build that asks for a payload: `/spots/_payload.json?sort=kana&mh2x3k4v`. Whoever names none takes what there is. */
const askingBuild = ({ search }: URL): string | undefined => /[?&]([a-z0-9]{8})$/.exec(search)?.[1]

/**
 * The data of a page. It fits the code of its own build only: a tab of an older one is sent to the document, which
 * brings the code along (renderer/payload.ts).
 */
const payload = async (c: C, url: URL): Promise<Response> => {
  const path = url.pathname.replace(PAYLOAD, '') || '/'
  const build = askingBuild(url)
  if (build && build !== (await currentBuild(c.env)).id) {
    c.header('cache-control', 'no-store')
    return c.redirect(fromDocumentPath(path) ?? path, 302)
  }
  const isNarrowed = isNarrowedList(path, url.searchParams)
  const address = isNarrowed ? addressOf(path, url) : (fromDocumentPath(path) ?? path)
  const make = async () => {
    const page = await renderDocument(address, c.env)
    if (page.status !== 200) return c.notFound()
    return c.body(page.payload, 200, { ...CACHING, 'content-type': 'application/json' })
  }
  const document = new URL(address, url)
  if (isRenderedOnRequest(document)) return make()
  return stored(c, document, () => publishedFile(c, url.pathname), make)
}

/** Every address that nothing before answered: a document, its payload, or a file. */
export const documents = async (c: C): Promise<Response> => {
  const url = new URL(c.req.url)
  const other = canonical(url)
  if (other) return c.redirect(other, 301)
  if (PAYLOAD.test(url.pathname)) return payload(c, url)
  const make = () => rendered(c, url)
  if (isRenderedOnRequest(url)) return make()
  return stored(c, url, () => (FILE.test(url.pathname) ? file(c, url) : publishedDocument(c, url)), make)
}

/** HTML is served under its address only: `/404.html` is no page. */
const file = async (c: C, { pathname }: URL): Promise<Response | null> =>
  pathname.endsWith('.html') ? null : publishedFile(c, pathname)
