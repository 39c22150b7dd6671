import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isOutOfSeason } from '#domain/date/season-of-build.ts'
import { notedPath } from '#domain/office/missing-address.ts'
import { resolveBySpelling } from '#domain/redirect/resolved-address.ts'
import { isNarrowedList, narrowedQuery } from '#domain/search/narrowed-list.ts'
import { fromDocumentPath, pageOfPayload } from '#domain/url/document-path.ts'
import type { AppEnv } from '../app-env.ts'
import { logLine } from '../log.ts'
import { isFarDown, isOutrun } from '../publish/deep-lists.ts'
import { overlayIndex } from '../publish/overlay-index.ts'
import { publishedAt, publishedFile } from '../publish/published-file.ts'
import { addressResponse } from '../redirects/address-response.ts'
import { currentBuild } from './build.ts'
import { renderDocument } from './render.ts'
import { isRenderedOnRequest } from './rendered-on-request.ts'

type C = Context<AppEnv>

const CACHING = { 'cache-control': 'public, max-age=0, must-revalidate' }

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
const payload = async (c: C, url: URL, path: string): Promise<Response> => {
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
  const other = resolveBySpelling(url)
  if (other) return addressResponse(c, other)
  const page = pageOfPayload(url.pathname)
  if (page) return payload(c, url, page)
  const make = () => rendered(c, url)
  if (isRenderedOnRequest(url)) return make()
  return stored(c, url, () => publishedAt(c, url), make)
}
