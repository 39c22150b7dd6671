import type { PageContextClient } from 'vike/types'
import { isNarrowedList, narrowedQuery } from '#domain/search/narrowed-list.ts'
import { payloadPath } from '#domain/url/document-path.ts'
import { buildId } from './build-id.ts'
import { leaveFor } from './navigation/leave.ts'
import { never } from './navigation/navigation.ts'

/** What a page is made of besides its code: inline in its HTML, and `_payload.json` beside it. */
export type Payload = { title: string; data: unknown }

/**
 * `/spots/kenrokuen` gives `/spots/kenrokuen/_payload.json?{buildId}`, `/spots?sort=kana` what the Worker makes:
 * `/spots/_payload.json?sort=kana&{buildId}`.
 */
export const payloadUrl = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search)
  return isNarrowedList(pathname, query)
    ? `${pathname}/_payload.json?${narrowedQuery(query)}&${buildId()}`
    : `${payloadPath(pathname, query)}?${buildId()}`
}

/** What this document asked for ahead of time: nothing is asked again for it. */
const ahead = new Set<string>()

/**
 * A page may be published again under the same build: what an earlier visit left in the browser's cache is asked about.
 * Where the server redirects, it is the document that must follow.
 */
const requestOf = (url: string): RequestInit => ({
  cache: ahead.has(url) ? 'force-cache' : 'no-cache',
  redirect: 'manual',
})

/** Asks for a payload that may be needed next. */
export const fetchAhead = (url: string): Promise<Response> => {
  const response = fetch(url, { ...requestOf(url), priority: 'low' })
  ahead.add(url)
  return response
}

/** Leaves for the document of a page. The promise never settles, because this document is over. */
export const leaveForDocument = ({ urlOriginal }: PageContextClient): Promise<never> => {
  leaveFor(urlOriginal)
  return never()
}

/** What was shown in this tab, by its address: going back and forward needs no network. */
const shown = new Map<string, Payload>()
/** How many pages are kept. */
const KEPT = 30

/** Keeps what a page was made of, the latest last. */
export const keepPayload = (url: string, payload: Payload): void => {
  shown.delete(url)
  shown.set(url, payload)
  const [oldest = ''] = shown.keys()
  if (shown.size > KEPT) shown.delete(oldest)
}

/**
 * The payload of the page that is about to be shown. Where there is none, the browser leaves for the address
 * itself and the server decides what is there; the promise then never settles, because this document is over.
 */
export const fetchPayload = async (pageContext: PageContextClient): Promise<Payload> => {
  const { urlOriginal, isHistoryNavigation } = pageContext
  const kept = isHistoryNavigation && shown.get(urlOriginal)
  if (kept) return kept
  // Not vike's parsed URL: its path is decoded, and `%2F` in a search must stay what it is.
  const { pathname, search } = new URL(urlOriginal, location.origin)
  const url = payloadUrl(pathname, search)
  const response = await fetch(url, requestOf(url)).catch(() => null)
  if (response?.ok) return (await response.json()) as Payload
  // Going back has changed the address already; there is no page to stay on.
  if (response || isHistoryNavigation) return leaveForDocument(pageContext)
  const lost = await import('./navigation/lost-network.ts').catch(() => null)
  return lost?.withoutAnswer(urlOriginal) ?? leaveForDocument(pageContext)
}
