import { filteredListQuery, isFilteredList } from '#domain/search/filtered-list.ts'
import { payloadPath } from '#domain/url/document-path.ts'
import { buildId } from './build-id.ts'
import { loadDocument } from './navigation/load-document.ts'
import { never } from './navigation/navigation.ts'

/**
 * The data of a page: `_payload.json` beside its document, or inline where there is no such file. The version tells
 * whether both were made from the same data; pages without data have none.
 */
export type Payload = { title: string; data: unknown; version?: string }

/**
 * `/spots/kenrokuen` has `/spots/kenrokuen/_payload.json?{buildId}`; `/spots?sort=kana` is rendered on demand by the
 * Worker: `/spots/_payload.json?sort=kana&{buildId}`.
 */
export const payloadUrl = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search)
  return isFilteredList(pathname, query)
    ? `${pathname}/_payload.json?${filteredListQuery(query)}&${buildId()}`
    : `${payloadPath(pathname, query)}?${buildId()}`
}

/** When this document preloaded payloads that were not shown since, in epoch milliseconds. */
const ahead = new Map<string, number>()
/** How long a preloaded payload is shown as it is. */
const FRESH_MS = 60_000

/** Whether a payload was preloaded a moment ago. */
export const isAhead = (url: string): boolean => Date.now() - (ahead.get(url) ?? 0) < FRESH_MS

/**
 * A page may be republished under the same build, so only payloads that were just preloaded are read from the HTTP
 * cache, once; others are revalidated. If the server redirects, the document must follow.
 */
const requestOf = (url: string): RequestInit => ({
  cache: isAhead(url) ? 'force-cache' : 'no-cache',
  redirect: 'manual',
})

/** Preloads a payload. */
export const fetchAhead = (url: string): Promise<Response> => {
  const response = fetch(url, { ...requestOf(url), priority: 'low' })
  ahead.set(url, Date.now())
  return response
}

/** Payloads shown in this tab by URL: back and forward navigation needs no network. */
const shown = new Map<string, Payload>()
/** The maximum number of cached payloads. */
const MAX_PAYLOADS = 30

/** Caches a payload as the most recent one. */
export const cachePayload = (url: string, payload: Payload): void => {
  shown.delete(url)
  shown.set(url, payload)
  const [oldest = ''] = shown.keys()
  if (shown.size > MAX_PAYLOADS) shown.delete(oldest)
}

/**
 * The payload of the page that is about to be shown. If it cannot be fetched, the document is loaded instead and the
 * server decides; the promise then never settles.
 */
export const fetchPayload = async (page: URL, isHistoryNavigation: boolean): Promise<Payload> => {
  const cached = isHistoryNavigation && shown.get(page.pathname + page.search)
  if (cached) return cached
  const url = payloadUrl(page.pathname, page.search)
  const request = requestOf(url)
  ahead.delete(url)
  const response = await fetch(url, request).catch(() => null)
  if (response?.ok) return (await response.json()) as Payload
  // Back navigation has changed the URL already, so there is no page to stay on.
  const lost =
    !response && !isHistoryNavigation && (await import('./navigation/offline-notice.ts').catch(() => null))
  if (lost) return lost.handleMissingData(page.href)
  loadDocument(page.href)
  return never()
}
