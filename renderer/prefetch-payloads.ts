import { isNarrowedList } from '#domain/narrowed-list.ts'
import { PAYLOAD_REQUEST, payloadUrl } from './payload.ts'

/** Where no payload waits as a file: pages that the browser or the Worker makes, addresses that lead elsewhere. */
const WITHOUT_PAYLOAD = /^\/(@|~|\$|_|admin|blank|login|logout|reload|search\/=|v1)(\/|$)|\.[^/]+$/

const fetched = new Set<string>()

const prefetch = (event: Event) => {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname === location.pathname && link.search === location.search) return
  if (WITHOUT_PAYLOAD.test(link.pathname)) return
  if (isNarrowedList(link.pathname, new URLSearchParams(link.search))) return
  const url = payloadUrl(link.pathname, link.search)
  if (fetched.has(url)) return
  fetched.add(url)
  // A guess that fails costs nothing: the navigation asks again and decides.
  fetch(url, { ...PAYLOAD_REQUEST, priority: 'low' }).catch(() => {})
}

/** Asks for the data of a page as soon as its link is pointed at; vike does the same for the page's code. */
export const prefetchPayloads = () => {
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true })
}
