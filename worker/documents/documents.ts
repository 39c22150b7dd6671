import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isOutOfSeason } from '#domain/date/season-of-build.ts'
import { notedPath } from '#domain/office/missing-address.ts'
import { resolveBySpelling } from '#domain/redirect/resolved-address.ts'
import { filteredListQuery, isFilteredList } from '#domain/search/filtered-list.ts'
import { fromDocumentPath, pageOfPayload } from '#domain/url/document-path.ts'
import type { AppEnv } from '../app-env.ts'
import { logLine } from '../log.ts'
import { isDeepPage, isOutdated } from '../publish/deep-lists.ts'
import { overlayIndex } from '../publish/overlay-index.ts'
import { fileInOverlay, publishedAt } from '../publish/overlay-response.ts'
import { type Rendered, renderedOnce } from '../publish/rendered-once.ts'
import { addressResponse } from '../redirects/address-response.ts'
import { countReaders } from './article-reads.ts'
import { currentBuild } from './build.ts'
import { recordMissedSearch } from './missed-searches.ts'
import { isRenderedOnRequest } from './rendered-on-request.ts'
import { presentForm } from './report-from-form.ts'
import { requestUrl } from './request-path.ts'

type C = Context<AppEnv>

const CACHING = { 'cache-control': 'public, max-age=0, must-revalidate' }

/**
 * The address to render for a path with a query; for a list only its known parameters, so that others cannot create
 * further pages.
 */
const addressOf = (path: string, { search, searchParams }: URL): string =>
  isFilteredList(path, searchParams) ? `${path}?${filteredListQuery(searchParams)}` : path + search

/**
 * Whether the stored page is outdated: it depends on the month, which has changed; or it is a deep page of a list that
 * has changed. It is served only when rendering fails.
 */
const isStale = async (c: C, url: URL): Promise<boolean> =>
  isOutOfSeason(url.pathname, new Date((await currentBuild(c.env)).timestamp), new Date()) ||
  (isDeepPage(url) && isOutdated(url, (await overlayIndex(c.env)).files))

const rendered = (c: C, address: string, part: 'html' | 'payload', isStored: boolean): Promise<Rendered> =>
  renderedOnce(c.env, address, part, isStored, (query) => recordMissedSearch(c, query))

const htmlResponse = (c: C, { status, body }: Rendered): Response =>
  c.body(body, status as ContentfulStatusCode, {
    ...(status === 200 ? CACHING : { 'cache-control': 'no-store' }),
    'content-type': 'text/html; charset=UTF-8',
  })

const payloadResponse = (c: C, { status, body }: Rendered): Response | Promise<Response> =>
  status === 200 ? c.body(body, 200, { ...CACHING, 'content-type': 'application/json' }) : c.notFound()

/**
 * The stored response of an address, or a rendered one where that is outdated. If rendering fails, the outdated page is
 * served.
 */
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
    logLine('error', 'a page could not be rendered, and that of the build was served', {
      requestId: c.var.requestId,
      path: notedPath(requestUrl(c).pathname),
      error,
    })
    return found
  }
}

/** The build of the client that requests a payload: `/spots/_payload.json?sort=kana&mh2x3k4v`; optional. */
const requestedBuild = ({ search }: URL): string | undefined => /[?&]([a-z0-9]{8})$/.exec(search)?.[1]

/**
 * The data of a page. It matches the code of its own build only: the tab of an older build is redirected to the
 * document, which loads the new code (renderer/payload.ts).
 */
const payload = async (c: C, url: URL, path: string): Promise<Response> => {
  const build = requestedBuild(url)
  if (build && build !== (await currentBuild(c.env)).id) {
    c.header('cache-control', 'no-store')
    return c.redirect(fromDocumentPath(path) ?? path, 302)
  }
  const isFiltered = isFilteredList(path, url.searchParams)
  const address = isFiltered ? addressOf(path, url) : (fromDocumentPath(path) ?? path)
  const document = new URL(address, url)
  const make = async () => payloadResponse(c, await rendered(c, address, 'payload', true))
  if (isRenderedOnRequest(document)) return make()
  return stored(c, document, () => fileInOverlay(c, url.pathname), make)
}

/** Answers every address that no earlier route has: a document, its payload, or a file. */
export const documents = async (c: C): Promise<Response> => {
  const response = await answerTo(c)
  countReaders(c, response)
  return response
}

const answerTo = async (c: C): Promise<Response> => {
  const url = requestUrl(c)
  const other = resolveBySpelling(url)
  if (other) return addressResponse(c, other)
  const page = pageOfPayload(url.pathname)
  if (page) return payload(c, url, page)
  const isStored = !isRenderedOnRequest(url)
  const make = async () => {
    const found = await rendered(c, addressOf(url.pathname, url), 'html', isStored)
    if (found.status === 404 && isStored) return c.notFound()
    return (found.status === 404 && (await presentForm(c, 301))) || htmlResponse(c, found)
  }
  return isStored ? stored(c, url, () => publishedAt(c, url), make) : make()
}
