import type { PageContextClient } from 'vike/types'
import { payloadPath } from '#domain/document-path.ts'
import { isNarrowedList, narrowedQuery } from '#domain/narrowed-list.ts'
import { buildId } from './build-id.ts'

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

/** Where the server redirects, it is the document that must follow. */
export const PAYLOAD_REQUEST: RequestInit = { cache: 'force-cache', redirect: 'manual' }

/** Going back has changed the address already, and a hash in it would keep the browser from loading anything. */
const leaveFor = (url: string) =>
  new URL(url, location.origin).href === location.href ? location.reload() : location.assign(url)

/** Leaves for the document of a page. The promise never settles, because this document is over. */
export const leaveForDocument = ({ urlOriginal }: PageContextClient): Promise<never> => {
  leaveFor(urlOriginal)
  return new Promise(() => {})
}

/**
 * The payload of the page that is about to be shown. Where there is none, the browser leaves for the address
 * itself and the server decides what is there; the promise then never settles, because this document is over.
 */
export const fetchPayload = async (pageContext: PageContextClient): Promise<Payload> => {
  // Not vike's parsed URL: its path is decoded, and `%2F` in a search must stay what it is.
  const { pathname, search } = new URL(pageContext.urlOriginal, location.origin)
  const response = await fetch(payloadUrl(pathname, search), PAYLOAD_REQUEST).catch(() => null)
  if (response?.ok) return (await response.json()) as Payload
  return leaveForDocument(pageContext)
}
