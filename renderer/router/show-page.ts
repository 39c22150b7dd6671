import { shortAddressTarget } from '#domain/url/short-addresses.ts'
import { titled } from '../head.ts'
import { loadDocument } from '../navigation/load-document.ts'
import { navigation, never } from '../navigation/navigation.ts'
import { fetchPayload, type Payload } from '../payload.ts'
import {
  decodedPath,
  ERROR_PAGE,
  type FoundPage,
  isOfArea,
  loadConfig,
  loadNextConfig,
  type PageConfig,
  pageOf,
} from './pages.ts'

/** How the reader came to a page. */
export type Arrival = { isHistoryNavigation: boolean; isBackwardNavigation: boolean | null }

/** A page that is ready to be shown. */
export type ReadyPage = { show: () => Promise<void> }

const contextOf = (
  url: URL,
  config: PageConfig,
  { pageId, routeParams }: Partial<FoundPage>,
  payload: Payload,
) => ({
  pageId,
  urlOriginal: pathOf(url),
  urlPathname: decodedPath(url.pathname),
  urlParsed: { pathname: url.pathname, searchOriginal: url.search || null },
  config,
  routeParams,
  payload,
  isClientSide: true,
})

const readyPage = (config: PageConfig, pageContext: object): ReadyPage => ({
  show: () => config.onRenderClient(pageContext),
})

const pathOf = (url: URL): string => url.pathname + url.search + url.hash

const loadInstead = (url: URL): Promise<never> => {
  loadDocument(url.href)
  return never()
}

/** The code of a page; if it cannot be loaded, the document is loaded instead, or offline the page stays. */
async function codeOf(pageId: string, url: URL): Promise<PageConfig> {
  try {
    return await loadNextConfig(pageId)
  } catch (error) {
    if (!navigation.recoverMissingCode) return loadInstead(url)
    await navigation.recoverMissingCode(pathOf(url))
    throw error
  }
}

/** The error page, under the address that failed. */
async function errorPage(url: URL, arrival: Arrival, errorWhileRendering: unknown): Promise<ReadyPage> {
  const config = await loadConfig(ERROR_PAGE).catch(() => navigation.plainErrorPage ?? loadInstead(url))
  const payload = { title: titled('エラーが発生しました'), data: null }
  const context = contextOf(url, config, { pageId: ERROR_PAGE }, payload)
  return readyPage(config, { ...context, ...arrival, isHydration: false, is404: false, errorWhileRendering })
}

/**
 * Loads the code and the data of an address. Never settles where a document is loaded instead: for an address without a
 * page, one that only the server can answer, and in the tab of an older build.
 */
export async function preparePage(url: URL, arrival: Arrival): Promise<ReadyPage> {
  const found = pageOf(url.pathname)
  // The documents of the office have no menu, which is outside of the pages.
  const leavesOffice = isOffice(location.pathname) !== isOffice(url.pathname)
  if (!found || leavesOffice || navigation.isOutdated) return loadInstead(url)
  const payload = isOfArea(url.pathname)
    ? Promise.resolve({ title: document.title, data: null })
    : fetchPayload(url, arrival.isHistoryNavigation)
  // Handled below, when the code is there.
  payload.catch(() => {})
  try {
    const config = await codeOf(found.pageId, url)
    if (navigation.isOutdated) return loadInstead(url)
    const names = config.routeMiddleware
    if (names) await (await import('../navigation/middleware.ts')).runMiddleware(names, url.href, true)
    const context = contextOf(url, config, found, await payload)
    return readyPage(config, { ...context, ...arrival, isHydration: false })
  } catch (error) {
    console.error(error)
    return errorPage(url, arrival, error)
  }
}

const isOffice = (pathname: string): boolean => pageOf(pathname)?.pageId === '/pages/office/index'

/** Where an alias of a page leads; the Worker redirects documents in the same way. */
export const withoutAlias = (url: URL): URL => {
  const target = shortAddressTarget(url.pathname)
  return target ? new URL(target + url.search + url.hash, url) : url
}
